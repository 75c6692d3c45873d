import { priceList } from '@blickfang/blocks/price-list/contract.ts'
import { serviceBoard } from '@blickfang/blocks/service-board/contract.ts'
import { servicesContainer } from '@blickfang/blocks/services-container/contract.ts'
import type { FieldView, GroupView, PageView } from '@blickfang/contract/content/page-view.ts'
import { plainText } from '@blickfang/contract/content/rich-text.ts'
import type { SiteView } from '@blickfang/contract/content/site-view.ts'
import { resolvedLinkSchema } from '@blickfang/contract/options/link/option.ts'
import type { Service, WithContext } from 'schema-dts'
import { shopName } from '../../shop/shop-name.ts'
import { publicUrl } from '../public-url.ts'
import { sharePicture } from '../share-picture.ts'
import { businessType } from './business-types.ts'
import { saidPrices } from './said-prices.ts'
import { shopId } from './shop.ts'

interface Described {
  readonly name: string
  readonly text: string
  readonly href: string
  readonly image?: string
  /** The words that name what it costs. */
  readonly price: string
}

/** Services that the shop offers on a page: the service whose page it is, or those of its cards that name a price. */
export function services(site: SiteView, page: PageView): WithContext<Service>[] {
  const href = page.alternates.find(({ locale }) => locale === page.locale)?.href
  if (!href) return []
  const described =
    page.collection !== null && page.collection === servicesContainer.collection?.name
      ? [pageService(site, page, href)]
      : cardServices(page, href)
  return described.filter(({ name }) => name).map((each) => service(site, each))
}

function pageService(site: SiteView, page: PageView, href: string): Described {
  const text = page.description
  const words = page.groups.flatMap((group) => shownFields(group).map(wordsOf)).join(' \n')
  return {
    ...{ name: page.name, text, href },
    image: sharePicture(site, page).url,
    // The description names what the service costs; further below stands what goes with it.
    price: saidPrices(text).length > 0 ? text : words,
  }
}

/** Cards and lines that may name a price, and the fields in which they say what it is for. */
const offering = [
  { board: serviceBoard.name, name: 'title', text: 'text' },
  { board: priceList.name, name: 'name', text: 'note' },
] as const

function cardServices({ groups }: PageView, href: string): Described[] {
  const boards = new Map(groups.map(({ id, name }) => [id, offering.find(({ board }) => board === name)]))
  return groups.flatMap((card) => {
    const said = card.parentId && boards.get(card.parentId)
    if (!said) return []
    const fields = new Map(shownFields(card).map((field) => [field.name, field]))
    const price = wordsOf(fields.get('price'))
    const link = resolvedLinkSchema.safeParse(fields.get('button')?.options.link).data?.href
    if (saidPrices(price).length === 0) return []
    const [name, text] = [wordsOf(fields.get(said.name)), wordsOf(fields.get(said.text))]
    return [{ name, text, href: link?.startsWith('/') ? link : href, price }]
  })
}

function shownFields({ fields, hiddenFields }: GroupView): readonly FieldView[] {
  return fields.filter(({ name }) => !hiddenFields.includes(name))
}

function wordsOf(field: FieldView | undefined): string {
  const words = field?.words ?? ''
  return typeof words === 'string' ? words : plainText(words)
}

function service(site: SiteView, { name, text, href, image, price }: Described): WithContext<Service> {
  const [branch] = site.branches
  const url = publicUrl(href)
  const provider = {
    '@type': businessType(site),
    name: branch?.name || shopName(site),
    ...(branch && { '@id': shopId(branch) }),
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name,
    description: text || undefined,
    url,
    image: image && publicUrl(image),
    provider,
    areaServed: branch?.city || undefined,
    offers: { ...priced(price), url },
  }
}

/** Offer by the words of a price: a single price is the offer's; several, or «from» a price on, give the least and the greatest. */
function priced(words: string) {
  const prices = saidPrices(words)
  const [first] = prices
  if (!first) return { '@type': 'Offer' as const }
  if (prices.length === 1 && !first.isLeast) {
    return { '@type': 'Offer' as const, price: first.amount, priceCurrency: 'CHF' }
  }
  const amounts = prices.map(({ amount }) => amount)
  return {
    '@type': 'AggregateOffer' as const,
    lowPrice: Math.min(...amounts),
    highPrice: prices.length > 1 ? Math.max(...amounts) : undefined,
    priceCurrency: 'CHF',
    offerCount: prices.length,
  }
}
