import type { SiteView } from '@blickfang/contract/content/site-view.ts'

/** Name of the shop, for titles and where no logo is set. */
export function shopName(site: SiteView): string {
  return site.contact.companyName || site.branches[0]?.name || 'Blickfang'
}
