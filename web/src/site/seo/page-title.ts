import type { PageView } from '@blickfang/contract/content/page-view.ts'
import type { SiteView } from '@blickfang/contract/content/site-view.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { messages } from '../messages/messages.generated.ts'
import { shopName } from '../shop/shop-name.ts'

/** Signs of a title that search engines show before they cut it. */
export const shownOfTitle = 60

/**
 * Title of a page for tabs and search engines: its subject, the shop and the place, as much as search engines show whole, and
 * nothing that the page's name has said already. The home page says what kind of shop it is instead.
 */
export function pageTitle(site: SiteView, page: Pick<PageView, 'role' | 'name'>): string {
  const [shop, city] = [shopInTitles(site), shopCity(site)]
  const place = city && !says(shop, city) ? city : ''
  if (page.role === 'home') return longestShown(homeTitles({ site, shop, city: place }))
  const name = page.name.trim()
  const isNamed = says(name, shop)
  const where = place && !says(name, place) ? `, ${place}` : ''
  return isNamed ? longestShown([name + where, name]) : longestShown(whoAndWhere(name, { shop, where }))
}

function whoAndWhere(name: string, { shop, where }: { shop: string; where: string }): string[] {
  return [`${name} – ${shop}${where}`, `${name} – ${shop}`, name]
}

function homeTitles({ site, shop, city }: { site: SiteView; shop: string; city: string }): string[] {
  const t = translate(messages, site.locale)
  const { kind } = site.business
  const plain = [city ? `${shop}, ${city}` : shop, shop]
  if (kind === 'other') return plain
  const name = t(`kind.${kind}`)
  return [...(says(shop, name) ? [] : [`${shop} – ${city ? t('kindIn', { kind: name, city }) : name}`]), ...plain]
}

/** The first that search engines show whole; the last one when none is. */
function longestShown(titles: readonly string[]): string {
  return titles.find((title) => title.length <= shownOfTitle) ?? titles.at(-1) ?? ''
}

/** True when the words stand in the text already, however they are written. */
function says(text: string, words: string): boolean {
  const plain = (some: string) =>
    ` ${some
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()} `
  return plain(text).includes(plain(words))
}

/** A shop of one branch as that is called: what people say, without the form of its company. */
function shopInTitles(site: SiteView): string {
  const [branch, ...others] = site.branches
  const company = shopName(site)
  return branch?.name && others.length === 0 && says(company, branch.name) ? branch.name : company
}

/** The town of all branches; empty where they are in several. */
function shopCity({ branches }: SiteView): string {
  const cities = new Set(branches.map(({ city }) => city.trim()))
  const [city = ''] = cities
  return cities.size === 1 ? city : ''
}
