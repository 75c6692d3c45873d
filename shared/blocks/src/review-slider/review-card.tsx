import { intlLocale } from '@blickfang/contract/kernel/intl-locale.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { previewOf } from '@blickfang/contract/kernel/text/preview.ts'
import { wallTime } from '@blickfang/contract/kernel/time/wall-time.ts'
import type { Site } from '@blickfang/views/kernel/view.ts'
import { Stars } from '@blickfang/views/site/stars.tsx'
import type { ShownReview } from './chosen-reviews.ts'
import { messages } from './messages.generated.ts'
import css from './review-slider.module.css'

interface ReviewCardProps {
  review: ShownReview
  /** The reviews are of several branches. */
  hasBranch: boolean
  site: Pick<Site, 'locale' | 'timeZone'>
}

/** Card of a review; a long one is opened by «mehr», with scripts or without. */
export function ReviewCard({ review, hasBranch, site }: ReviewCardProps) {
  const { locale, timeZone } = site
  const t = translate(messages, locale)
  const { author, rating, text, at, language, branch } = review
  const preview = previewOf(text)
  return (
    <li className={css.review}>
      <Stars rating={rating} locale={locale} className={css.stars} />
      <blockquote className={css.text} lang={language ?? undefined}>
        <p className={css.preview}>{preview}</p>
        {preview !== text && (
          <details className={css.more}>
            <summary lang={t.language}>
              <span>{t('more')}</span>
              <span>{t('less')}</span>
            </summary>
            <p>{text}</p>
          </details>
        )}
      </blockquote>
      <p className={css.about}>
        <strong>{author || t('unnamed')}</strong>
        <span>
          {[
            at && (
              <time key="at" dateTime={wallTime(new Date(at), timeZone).date}>
                {monthOf(at, site)}
              </time>
            ),
            hasBranch && branch,
          ]
            .filter(Boolean)
            .map((part, index) => [index > 0 && ' · ', part])}
        </span>
      </p>
    </li>
  )
}

/** The month alone: a review may stay for years, and «vor zwei Wochen» would not stay true for two. */
function monthOf(at: string, { locale, timeZone }: ReviewCardProps['site']): string {
  const format = new Intl.DateTimeFormat(intlLocale(locale), {
    month: 'long',
    year: 'numeric',
    timeZone,
  })
  return format.format(new Date(at))
}
