import { intlLocale } from '@blickfang/contract/kernel/intl-locale.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import css from './courses.module.css'
import { messages } from './messages.generated.ts'

interface CourseFactsProps {
  /** In francs; 0 costs nothing, null says nothing. */
  price: number | null
  /** Null where there are enough. */
  placesLeft: number | null
  membersOnly: boolean
  locale: Locale
}

/** Price of a course, places left, and whether only members may come. */
export function CourseFacts({ price, placesLeft, membersOnly, locale }: CourseFactsProps) {
  const t = translate(messages, locale)
  if (price === null && placesLeft === null && !membersOnly) return null
  return (
    <p className={css.facts}>
      {price !== null && (
        <span itemProp="offers" itemScope itemType="https://schema.org/Offer">
          <meta itemProp="priceCurrency" content="CHF" />
          <meta itemProp="price" content={String(price)} />
          <strong>{price === 0 ? t('free') : inFrancs(price, locale)}</strong>
        </span>
      )}
      {placesLeft !== null && (
        <span data-full={placesLeft === 0 || undefined}>
          {placesLeft === 0 ? t('full') : t('places', { places: placesLeft })}
        </span>
      )}
      {membersOnly && <span className={css.members}>{t('members')}</span>}
    </p>
  )
}

/** «CHF 60», «CHF 49.50». */
function inFrancs(amount: number, locale: Locale): string {
  const digits = Number.isInteger(amount) ? 0 : 2
  return new Intl.NumberFormat(intlLocale(locale), {
    style: 'currency',
    currency: 'CHF',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount)
}
