import { leastSearched, mostSearched } from '@blickfang/shared/api/v1/search.ts'
import type { SiteView } from '@blickfang/shared/content/site-view.ts'
import { type Translate, translate } from '@blickfang/shared/kernel/messages/translator.ts'
import type { SiteSearch } from '../protected/page-visits.ts'
import { messages, type Sentences } from './messages.generated.ts'
import { fieldId } from './search-address.ts'
import css from './search-part.module.css'
import { SearchResults } from './search-results.tsx'

interface SearchPartProps {
  site: SiteView
  page: { readonly name: string; readonly href: string; readonly isEmpty: boolean }
  /** Left out: nothing was asked yet. */
  search?: SiteSearch | undefined
}

/** The field and what was found, below what an editor has put on the search page. A GET form, so that it works without scripts. */
export function SearchPart({ site, page, search }: SearchPartProps) {
  const t = translate(messages, site.locale)
  return (
    <section className={css.part}>
      {page.isEmpty && <h1 className={css.title}>{page.name}</h1>}
      <search>
        <form className={css.form} action={page.href} method="get" data-search-page data-unavailable={t('unavailable')}>
          <label className={css.label} htmlFor={fieldId}>
            {t('label')}
          </label>
          <input
            id={fieldId}
            className={css.field}
            name="searchQuery"
            type="search"
            required
            minLength={leastSearched}
            maxLength={mostSearched}
            defaultValue={search?.words ?? ''}
            autoComplete="off"
            enterKeyHint="search"
            aria-describedby="search-hint"
          />
          <button className={css.submit} type="submit">
            {t('submit')}
          </button>
          <p id="search-hint" className={css.hint}>
            {t('hint')}
          </p>
        </form>
      </search>
      <p className={css.status} role="status" data-search-status>
        {search && statusOf(search, t)}
      </p>
      <div data-search-results>{search && <SearchResults site={site} search={search} href={page.href} />}</div>
    </section>
  )
}

function statusOf({ words, found }: SiteSearch, t: Translate<Sentences>) {
  return found?.total ? t('found', { total: found.total, words }) : t('nothing', { words })
}
