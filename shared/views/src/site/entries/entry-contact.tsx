import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { plainHref } from '@blickfang/contract/options/link/option.ts'
import type { Entry } from '@blickfang/contract/sources/entry.ts'
import button from '../button.module.css'
import css from './entries.module.css'
import { messages } from './messages.generated.ts'

/** Contact for an entry: the mail has its title as the subject. Source: spec/public-site.md §5 (Links). */
export function EntryContact({ entry: { title, branch, contact }, locale }: { entry: Entry; locale: Locale }) {
  const t = translate(messages, locale)
  const email = contact?.email || branch?.email
  const phone = contact?.phone || branch?.phone
  if (!branch && !contact) return null
  return (
    <address className={css.contact}>
      {contact?.name && <strong>{contact.name}</strong>}
      {branch && <span>{branch.name}</span>}
      {branch?.street && <span>{`${branch.street} ${branch.streetNumber}`.trim()}</span>}
      {branch?.city && <span>{`${branch.zip} ${branch.city}`.trim()}</span>}
      {phone && <a href={plainHref({ type: 'phone', phone }) ?? undefined}>{phone}</a>}
      {email && (
        <a className={`${button.button} ${button.contained}`} href={`mailto:${email}?subject=${subject(title)}`}>
          {t('write')}
        </a>
      )}
    </address>
  )
}

/** On one line, so that a title can be nothing but a subject. */
function subject(title: string): string {
  return encodeURIComponent(title.replace(/\s+/g, ' ').trim())
}
