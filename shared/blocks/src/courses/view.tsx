import { defineView } from '@blickfang/views/kernel/view.ts'
import { Intro } from '@blickfang/views/site/intro.tsx'
import type from '@blickfang/views/site/type.module.css'
import { courses } from './contract.ts'
import { daysInWords, lastDay, startDate } from './course-date.ts'
import { CourseFacts } from './course-facts.tsx'
import css from './courses.module.css'

export const coursesView = defineView(
  courses,
  ({ fields, options, children, isPageTitle }) => (
    <>
      <Intro title={fields.title} lead={fields.lead} isPageTitle={isPageTitle} />
      <ul className={css.courses} data-pictures={options.showImages || undefined}>
        {children.cards}
      </ul>
    </>
  ),
  {
    cards: ({ fields, options, site, cardHeading }) => {
      const { lastDate, time } = options
      // Who names the last day alone, means that day.
      const date = options.date || lastDate
      const placesLeft = options.isLimited ? options.placesLeft : null
      const start = startDate(date, time)
      const until = lastDay(date, lastDate)
      if (fields.title.isEmpty && fields.text.isEmpty) return null
      return (
        // Search engines read the event from the markup itself: a view never sees a field's value. One without a day is none.
        <article
          className={css.course}
          {...(start && { itemScope: true, itemType: 'https://schema.org/Event' })}
          data-course-until={site.isStill ? undefined : (until ?? undefined)}
        >
          <div className={css.when}>
            {start ? (
              <time className={css.days} dateTime={start} itemProp="startDate">
                {daysInWords(date, lastDate, site.locale)}
              </time>
            ) : (
              <span className={css.days}>{date}</span>
            )}
            {start && until && until > date && <meta itemProp="endDate" content={until} />}
            {time && <span>{time}</span>}
            {!fields.place.isEmpty && (
              <span itemProp="location" itemScope itemType="https://schema.org/Place">
                <span itemProp="name">
                  <fields.place as="span" />
                </span>
              </span>
            )}
          </div>
          <div className={css.words}>
            <div itemProp="name">
              <fields.title as={cardHeading} className={type.cardTitle} />
            </div>
            <div itemProp="description">
              <fields.text className={type.text} />
            </div>
            <CourseFacts
              price={options.price}
              placesLeft={placesLeft}
              membersOnly={options.membersOnly}
              locale={site.locale}
            />
            {placesLeft !== 0 && <fields.button variant="bubble" className={css.button} />}
          </div>
          {!fields.image.isEmpty && (
            <div className={css.media}>
              <fields.image sizes="12rem" className={css.picture} />
            </div>
          )}
        </article>
      )
    },
  },
)
