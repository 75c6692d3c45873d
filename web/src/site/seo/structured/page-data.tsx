import type { PageView } from '@blickfang/contract/content/page-view.ts'
import type { SiteView } from '@blickfang/contract/content/site-view.ts'
import { StructuredData } from '@blickfang/views/site/structured-data.tsx'
import type { Thing, WithContext } from 'schema-dts'
import { breadcrumbs } from './breadcrumbs.ts'
import { services } from './services.ts'
import { localBusiness } from './shop.ts'
import { webSite } from './web-site.ts'

/** The page as search engines understand it: the shop and the site where one looks for them, services, and the way there. */
export function PageData({ site, page }: { site: SiteView; page: PageView }) {
  return pageData(site, page).map((thing, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: made once, never moved
    <StructuredData key={index} of={thing} />
  ))
}

/** Data of the page for search engines; of a page behind a password no more than the way there. */
export function pageData(site: SiteView, page: PageView): WithContext<Thing>[] {
  const isHome = page.role === 'home'
  const shops = isHome || page.role === 'contact' ? site.branches.map((branch) => localBusiness(site, branch)) : []
  const way = isHome ? webSite(site) : breadcrumbs(site, page)
  return [...shops, ...(page.protected ? [] : services(site, page)), ...(way ? [way] : [])]
}
