import type { SiteView } from '@blickfang/contract/content/site-view.ts'
import type { SearchAction, WebSite, WithContext } from 'schema-dts'
import { pageOfRole } from '../../shop/role-pages.ts'
import { shopName } from '../../shop/shop-name.ts'
import { homeHref } from '../../shop/start-languages.ts'
import { publicUrl } from '../public-url.ts'
import { businessType } from './business-types.ts'
import { shopId } from './shop.ts'

/** Schema.org's hint for the search word, which schema-dts does not know. */
type AskingAction = SearchAction & { readonly 'query-input': string }

/** The site in the language that is read, with its own search where it has one. */
export function webSite(site: SiteView): WithContext<WebSite> {
  const search = pageOfRole(site, 'search')
  const [branch] = site.branches
  const searching: AskingAction | undefined = search && {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${publicUrl(search.href)}?searchQuery={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': publicUrl(`/#${site.locale}`),
    name: shopName(site),
    url: publicUrl(homeHref(site)),
    inLanguage: site.locale,
    publisher: branch && { '@type': businessType(site), '@id': shopId(branch), name: branch.name || shopName(site) },
    potentialAction: searching,
  }
}
