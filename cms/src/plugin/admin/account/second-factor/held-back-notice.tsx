import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import type { ServerProps } from 'payload'
import { isHeldBack } from '../../../access/held-back.ts'
import shared from '../account-list.module.css'
import { editorHref } from './editor-href.ts'
import { messages } from './messages.generated.ts'

/** Top of the dashboard, for an admin who must sign in in two steps and does not yet: why they have an editor's rights, and the way on. */
export function HeldBackNotice({ i18n, user }: ServerProps) {
  if (!isHeldBack(user)) return null
  const t = translate(messages, i18n.language)
  return (
    <section className={shared.part} aria-labelledby="held-back">
      <h2 id="held-back" className={shared.heading}>
        {t('held')}
      </h2>
      <p className={shared.note}>{t('heldHint')}</p>
      <a href={editorHref(i18n.language)}>{t('heldLink')}</a>
    </section>
  )
}
