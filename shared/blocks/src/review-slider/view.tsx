import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { defineView, filledWhen } from '@blickfang/views/kernel/view.ts'
import { Carousel } from '@blickfang/views/site/board/carousel.tsx'
import { Intro } from '@blickfang/views/site/intro.tsx'
import { messages as siteMessages } from '@blickfang/views/site/messages.generated.ts'
import { Stars } from '@blickfang/views/site/stars.tsx'
import { chosenReviews } from './chosen-reviews.ts'
import { reviewSlider } from './contract.ts'
import { messages } from './messages.generated.ts'
import { ReviewCard } from './review-card.tsx'
import css from './review-slider.module.css'

export const reviewSliderView = filledWhen(
  ({ options, data }) => chosenReviews(data.reviews, options).reviews.length > 0,
  defineView(reviewSlider, ({ fields, options, data, site, isPageTitle }) => {
    const t = translate(messages, site.locale)
    const { branches, reviews } = chosenReviews(data.reviews, options)
    const hint = !options.location ? t('chooseLocations') : reviews.length === 0 ? t('empty') : null
    const [branch] = branches
    return (
      <site.Filled by={reviews.length > 0}>
        <Intro title={fields.title} lead={fields.lead} isPageTitle={isPageTitle} />
        {hint && <p className={css.hint}>{hint}</p>}
        {reviews.length > 0 && (
          <div className={css.reviews}>
            {branches.length === 1 && branch?.rating && (
              <p className={css.mean}>
                <Stars rating={branch.rating} locale={site.locale} className={css.stars} />
                <span lang={t.language}>{t('mean', { rating: branch.rating, count: branch.count })}</span>
              </p>
            )}
            <Carousel t={translate(siteMessages, site.locale)}>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard */}
              <ul className={css.row} tabIndex={0} data-swipe="">
                {reviews.map((review) => (
                  <ReviewCard key={review.key} review={review} hasBranch={branches.length > 1} site={site} />
                ))}
              </ul>
            </Carousel>
            {branches.length === 1 && branch?.url && (
              <site.Link to={{ type: 'url', href: branch.url, url: branch.url }} className={css.all}>
                {t('all')}
              </site.Link>
            )}
          </div>
        )}
      </site.Filled>
    )
  }),
)
