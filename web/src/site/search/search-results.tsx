import { groups } from '@blickfang/blocks/groups.ts'
import type { FoundOnSite, MarkedText, SearchResult } from '@blickfang/contract/api/v1/search.ts'
import { labelIn } from '@blickfang/contract/kernel/label.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { messages } from './messages.generated.ts'
import { searchAddress } from './search-address.ts'

/** Words that a visitor has searched the site for, and what was found; null where nobody could look for them. */
export interface SiteSearch {
  readonly words: string
  /** Number of the page of results, from 1. */
  readonly page: number
  readonly found: FoundOnSite | null
}

interface SearchResultsProps {
  locale: Locale
  search: SiteSearch
  /** Address of the search page. */
  href: string
}

/** Results on a page. */
const atOnce = 20

/**
 * List of what was found: the shop's own first, then other businesses under a heading that says so. The server renders it for each
 * question, without the page around it: its styles are those of the page's part, so it names no class.
 */
export function SearchResults({ locale, search: { words, found, page }, href }: SearchResultsProps) {
  const t = translate(messages, locale)
  if (!found?.total) return <p data-hint>{t('nothingHint')}</p>
  const own = found.results.filter(({ kind }) => kind !== 'business')
  const others = found.results.filter(({ kind }) => kind === 'business')
  const start = (page - 1) * atOnce + 1
  return (
    <>
      {own.length > 0 && (
        <ol start={start}>
          {own.map((result) => (
            <Found key={`${result.kind} ${result.id}`} result={result} locale={locale} heading="h2" />
          ))}
        </ol>
      )}
      {others.length > 0 && (
        <section aria-labelledby="search-others">
          <h2 id="search-others">{t('others')}</h2>
          <ol start={start + own.length}>
            {others.map((result) => (
              <Found key={`${result.kind} ${result.id}`} result={result} locale={locale} heading="h3" />
            ))}
          </ol>
        </section>
      )}
      {found.pages > 1 && (
        <nav aria-label={t('steps')}>
          {page > 1 && (
            <a href={searchAddress(href, words, page - 1)} rel="prev">
              {t('previous')}
            </a>
          )}
          {page < found.pages && (
            <a href={searchAddress(href, words, page + 1)} rel="next">
              {t('next')}
            </a>
          )}
        </nav>
      )}
    </>
  )
}

interface FoundProps {
  result: SearchResult
  locale: Locale
  heading: 'h2' | 'h3'
}

/** Result with its kind, its name, the words around, and where it is. */
function Found({ result, locale, heading: Heading }: FoundProps) {
  return (
    <li>
      <p data-kind>{kindOf(result, locale)}</p>
      <Heading>
        <a href={result.href}>
          <Marked text={result.title} />
        </a>
      </Heading>
      {result.excerpt.length > 0 && (
        <p data-excerpt>
          <Marked text={result.excerpt} />
        </p>
      )}
      <p data-path>{decodeURI(result.href.split(/[?#]/, 1)[0] ?? '')}</p>
    </li>
  )
}

/** How many were found, in words. */
export function foundStatus({ words, found }: SiteSearch, locale: Locale): string {
  const t = translate(messages, locale)
  return found?.total ? t('found', { total: found.total, words }) : t('nothing', { words })
}

function Marked({ text }: { text: MarkedText }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which never change their places
  return text.map((part, index) => (part.isFound ? <mark key={index}>{part.text}</mark> : part.text))
}

/** Kind of a result, in words: a page of a collection is called as its block says. */
function kindOf({ kind, collection }: SearchResult, locale: Locale): string {
  const owner = collection && [...groups.values()].find(({ block }) => block.collection?.name === collection)?.block
  return owner ? labelIn(owner.collection?.item ?? owner.label, locale) : translate(messages, locale)(kind)
}
