import { leastSearched, maxSearched } from '@blickfang/contract/api/v1/search.ts'
import type { SiteView } from '@blickfang/contract/content/site-view.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { pageOfRole } from '../shop/role-pages.ts'
import css from './header-search.module.css'
import { messages } from './messages.generated.ts'

/** The way to the search page. In a wide header a press opens the field instead (search-in-header.ts). */
export function SearchLink({ site, isWide }: { site: SiteView; isWide?: boolean }) {
  const href = pageOfRole(site, 'search')?.href
  if (!href) return null
  return (
    <a className={css.link} href={href} data-search-toggle={isWide || undefined}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" fill="none" stroke="currentColor">
        <circle cx="10.5" cy="10.5" r="6.5" strokeWidth="2" />
        <path d="M15.5 15.5L21 21" strokeWidth="2" strokeLinecap="round" />
      </svg>
      <span className={css.name}>{translate(messages, site.locale)('search')}</span>
    </a>
  )
}

/** Search field below a wide header. The field waits hidden for the script that opens it: without one the link leads to the search page. */
export function SearchBar({ site }: { site: SiteView }) {
  const href = pageOfRole(site, 'search')?.href
  if (!href) return null
  const t = translate(messages, site.locale)
  return (
    <search id="site-search" className={css.bar} hidden>
      <form className={css.form} action={href} method="get">
        <label htmlFor="site-search-words">{t('label')}</label>
        <input
          id="site-search-words"
          name="searchQuery"
          type="search"
          required
          minLength={leastSearched}
          maxLength={maxSearched}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit">{t('submit')}</button>
      </form>
    </search>
  )
}
