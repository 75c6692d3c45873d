import type { MarkedText, SearchResult } from '@blickfang/shared/api/v1/search.ts'
import { groups } from '@blickfang/shared/blocks/groups.ts'
import type { SiteView } from '@blickfang/shared/content/site-view.ts'
import { labelIn } from '@blickfang/shared/kernel/label.ts'
import type { Locale } from '@blickfang/shared/kernel/locale.ts'
import { translate } from '@blickfang/shared/kernel/messages/translator.ts'
import type { SiteSearch } from '../protected/page-visits.ts'
import { messages } from './messages.generated.ts'
import { searchAddress } from './search-address.ts'
import css from './search-part.module.css'

interface SearchResultsProps {
  site: SiteView
  search: SiteSearch
  /** Of the search page. */
  href: string
}

/** What was found: its kind, its name, the words around, and where it is. */
export function SearchResults({ site, search: { words, found, page }, href }: SearchResultsProps) {
  const t = translate(messages, site.locale)
  if (!found?.total) return <p className={css.hint}>{t('nothingHint')}</p>
  return (
    <>
      <ol className={css.results} start={(page - 1) * 20 + 1}>
        {found.results.map((result) => (
          <li key={`${result.kind} ${result.id}`} className={css.result}>
            <p className={css.kind}>{kindOf(result, site.locale)}</p>
            <h2 className={css.name}>
              <a href={result.href}>
                <Marked text={result.title} />
              </a>
            </h2>
            {result.excerpt.length > 0 && (
              <p className={css.excerpt}>
                <Marked text={result.excerpt} /> …
              </p>
            )}
            <p className={css.path}>{decodeURI(result.href)}</p>
          </li>
        ))}
      </ol>
      {found.pages > 1 && (
        <nav className={css.steps} aria-label={t('steps')}>
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

function Marked({ text }: { text: MarkedText }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which never change their places
  return text.map((part, index) => (part.isFound ? <mark key={index}>{part.text}</mark> : part.text))
}

/** What it is, in words: a page of a collection is called as its block says. */
function kindOf({ kind, collection }: SearchResult, locale: Locale): string {
  const owner = collection && [...groups.values()].find(({ block }) => block.collection?.name === collection)?.block
  return owner ? labelIn(owner.collection?.item ?? owner.label, locale) : translate(messages, locale)(kind)
}
