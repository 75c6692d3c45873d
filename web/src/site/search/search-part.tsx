import { leastSearched, maxSearched } from '@blickfang/contract/api/v1/search.ts'
import type { SiteView } from '@blickfang/contract/content/site-view.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { messages } from './messages.generated.ts'
import { fieldId } from './search-address.ts'
import css from './search-part.module.css'

/** While developing React finds the places filled, and leaves them so. */
const filled = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } }

interface SearchPartProps {
  site: SiteView
  page: { readonly name: string; readonly href: string; readonly isEmpty: boolean }
}

/**
 * The field, and the places for what is found, below what an editor has put on the search page. The page is kept like any other; the
 * server fills the places for who asks something (fill-search.ts). A GET form, so that it works without scripts.
 */
export function SearchPart({ site, page }: SearchPartProps) {
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
            maxLength={maxSearched}
            defaultValue=""
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
      <p {...filled} className={css.status} role="status" data-search-status />
      <div {...filled} className={css.found} data-search-results />
    </section>
  )
}
