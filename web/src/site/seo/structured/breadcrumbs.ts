import type { PageView } from '@blickfang/contract/content/page-view.ts'
import type { SiteView } from '@blickfang/contract/content/site-view.ts'
import type { BreadcrumbList, WithContext } from 'schema-dts'
import { shopName } from '../../shop/shop-name.ts'
import { homeHref } from '../../shop/start-languages.ts'
import { publicUrl } from '../public-url.ts'

interface Step {
  readonly name: string
  readonly href: string
}

/** The way to a page: the home page, the page above it where menu or address name one, the page. undefined for one without an address. */
export function breadcrumbs(site: SiteView, page: PageView): WithContext<BreadcrumbList> | undefined {
  const href = page.alternates.find(({ locale }) => locale === page.locale)?.href
  if (!href || !page.name) return undefined
  const above = stepAbove(site, href)
  const steps = [{ name: shopName(site), href: homeHref(site) }, ...(above ? [above] : []), { name: page.name, href }]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: publicUrl(step.href),
    })),
  }
}

/**
 * The page above another: that at the address above it; else, of the menu's entry in which it or a neighbour of its collection
 * stands, the page that is called as the entry is.
 */
function stepAbove({ navigation, roles }: SiteView, href: string): Step | undefined {
  const folder = href.split('/').slice(0, -1).join('/')
  const isNested = folder.split('/').length > 2
  const known = [...roles, ...navigation.flatMap(({ children }) => children.map(named))]
  const atFolder = isNested ? known.find((step) => step.href === folder) : undefined
  if (atFolder) return atFolder
  const heads = navigation.flatMap(({ label, children }) => {
    const head = children.find((child) => child.href && child.label === label)
    return head ? [{ head: named(head), hrefs: children.map(named).map((child) => child.href) }] : []
  })
  const isBeside = (other: string) => other === href || (isNested && other.startsWith(`${folder}/`))
  const entry = heads.find(({ head, hrefs }) => head.href !== href && hrefs.some(isBeside))
  return entry?.head
}

function named({ label, href }: { label: string; href: string | null }): Step {
  return { name: label, href: href ?? '' }
}
