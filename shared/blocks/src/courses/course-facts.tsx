import { intlLocale } from '@blickfang/contract/kernel/intl-locale.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import css from './courses.module.css'
import { messages } from './messages.generated.ts'

interface CourseFactsProps {
  /** In whole francs; 0 costs nothing. */
  price: number
  /** Null where there are enough. */
  placesLeft: number | null
  membersOnly: boolean
  locale: Locale
}

/** Price of a course, places left, and whether only members may come. */
export function CourseFacts({ price, placesLeft, membersOnly, locale }: CourseFactsProps) {
  const t = translate(messages, locale)
  const money = new Intl.NumberFormat(intlLocale(locale), {
    style: 'currency',
    currency: 'CHF',
    maximumFractionDigits: 0,
  })
  return (
    <p className={css.facts} itemProp="offers" itemScope itemType="https://schema.org/Offer">
      <meta itemProp="priceCurrency" content="CHF" />
      <meta itemProp="price" content={String(price)} />
      <strong>{price === 0 ? t('free') : money.format(price)}</strong>
      {placesLeft !== null && (
        <span data-full={placesLeft === 0 || undefined}>
          {placesLeft === 0 ? t('full') : t('places', { places: placesLeft })}
        </span>
      )}
      {membersOnly && <span className={css.members}>{t('members')}</span>}
    </p>
  )
}
