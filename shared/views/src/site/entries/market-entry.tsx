import { plainText } from '@blickfang/contract/content/rich-text.ts'
import { intlLocale } from '@blickfang/contract/kernel/intl-locale.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import type { marketItems } from '@blickfang/contract/sources/market-items/source.ts'
import type { Product, WithContext } from 'schema-dts'
import type { output } from 'zod/mini'
import type { Site } from '../../kernel/view.ts'
import rich from '../rich-text.module.css'
import { StructuredData } from '../structured-data.tsx'
import css from './entries.module.css'
import { Entry, type InList } from './entry.tsx'
import { messages } from './messages.generated.ts'

type Item = output<typeof marketItems.schema>[number]

/** Advert of the marketplace. Things for sale are a Product to search engines. */
export function MarketEntry({ item, ...list }: InList & { item: Item }) {
  const { locale, Live } = list.site
  const t = translate(messages, locale)
  const isForSale = item.kind === 'offering' && item.type !== 'job'
  const terms = [item.toBePickedUp && t('toBePickedUp'), item.subjectToPostage && t('subjectToPostage')].filter(Boolean)
  const kind = (
    <span className={css.kind} data-kind={item.kind}>
      {t(item.kind)}
    </span>
  )
  const price = item.type === 'job' ? null : priceInWords(item, locale)
  return (
    <>
      <Entry {...list} entry={item} facts={[kind, t(item.type), price, item.branch?.city]}>
        {terms.length > 0 && (
          <ul className={rich.list}>
            {terms.map((term) => (
              <li key={String(term)} className={rich.listItem}>
                {term}
              </li>
            ))}
          </ul>
        )}
      </Entry>
      <Live>{isForSale && item.cost !== null && <StructuredData of={product(item, list.site.absolute)} />}</Live>
    </>
  )
}

function priceInWords({ cost, kind, askingPrice }: Item, locale: Locale): string | null {
  const t = translate(messages, locale)
  if (cost === null) return kind === 'offering' ? t('priceOnRequest') : null
  if (cost === 0) return t('free')
  const written = new Intl.NumberFormat(intlLocale(locale), {
    style: 'currency',
    currency: 'CHF',
    minimumFractionDigits: Number.isInteger(cost) ? 0 : 2,
  }).format(cost)
  // Not every list of locales has Switzerland's own sign.
  const price = written.replaceAll("'", '’')
  return askingPrice ? t('askingPrice', { price }) : price
}

/** An item as schema.org has it. Exported for its test. */
export function product(
  { title, text, cost, ends, images, branch }: Item,
  absolute: Site['absolute'],
): WithContext<Product> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: title,
    description: plainText(text) || title,
    image: images.map(({ publicUrl }) => absolute(publicUrl)),
    offers: {
      '@type': 'Offer',
      price: cost ?? undefined,
      priceCurrency: 'CHF',
      availability: 'https://schema.org/InStock',
      priceValidUntil: ends ?? undefined,
      seller: branch ? { '@type': 'Organization', name: branch.name } : undefined,
    },
  }
}
