import type { CardHeading } from '@blickfang/contract/kernel/headings/card-heading.ts'
import { intlLocale } from '@blickfang/contract/kernel/intl-locale.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import type { Entry as EntryData } from '@blickfang/contract/sources/entry.ts'
import type { ReactNode } from 'react'
import type { Site } from '../../kernel/view.ts'
import { RichText } from '../rich-text.tsx'
import type from '../type.module.css'
import { wordRoom } from '../word-room/word-room.ts'
import css from './entries.module.css'
import { EntryContact } from './entry-contact.tsx'
import { messages } from './messages.generated.ts'

/** Properties that a list hands to each of its entries. */
export interface InList {
  /** The block's id: of the entries of a list at most one is unfolded. */
  readonly list: string
  readonly site: Site
  readonly heading: CardHeading
  readonly showImages: boolean
}

interface EntryProps extends InList {
  entry: EntryData
  /** In a few words below the title. */
  facts: readonly ReactNode[]
  children?: ReactNode
}

/** Entry of a list: its title and facts, and unfolded all of it. Unfolds without scripts, and by its own address `#e-…`. */
export function Entry({ entry, list, site, heading: Heading, showImages, facts, children }: EntryProps) {
  const t = translate(messages, site.locale)
  const [lens] = showImages ? entry.images : []
  return (
    <details className={css.entry} name={`entries-${list}`} data-entry>
      <summary className={css.summary} data-lens={lens ? '' : undefined}>
        {lens && (
          // Described where it is shown whole, below.
          <span className={css.lens} aria-hidden="true">
            <site.Picture of={lens} sizes="104px" />
          </span>
        )}
        <Heading className={css.title}>
          <span className={type.word} style={wordRoom(entry.title)}>
            {entry.title}
          </span>
        </Heading>
        <span className={css.facts}>
          {facts.filter(Boolean).map((fact, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: facts keep their places
            <span key={index}>{fact}</span>
          ))}
        </span>
        <svg className={css.chevron} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" fill="none">
          <path d="M5 9l7 7 7-7" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      </summary>
      {/* The mark stands within: a browser unfolds what is around the place that an address names. */}
      <div className={css.body} id={site.anchorOf(entry.id, list)}>
        <div className={css.words}>
          {entry.text && <RichText value={entry.text} className={css.text} />}
          {children}
          <p className={css.dates}>
            {t('since', { date: dateInWords(entry.created, site) ?? t('noDate') })}
            {entry.ends && ` · ${t('until', { date: lastDayInWords(entry.ends, site) })}`}
          </p>
        </div>
        <div className={css.side}>
          <EntryContact entry={entry} locale={site.locale} />
          {showImages &&
            entry.images.map((image) => (
              <div key={image.id} className={css.picture}>
                <site.Picture of={image} sizes="(min-width: 58rem) 20rem, 100vw" />
              </div>
            ))}
        </div>
      </div>
    </details>
  )
}

type Place = Pick<Site, 'locale' | 'timeZone'>

function dateInWords(date: string | null, { locale, timeZone }: Place): string | null {
  if (!date) return null
  return new Intl.DateTimeFormat(intlLocale(locale), { dateStyle: 'long', timeZone }).format(new Date(date))
}

/** The day before the moment at which it is over. */
function lastDayInWords(ends: string, site: Place): string {
  return dateInWords(new Date(Date.parse(ends) - 1).toISOString(), site) ?? ''
}
