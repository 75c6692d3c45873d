import { defineView } from '@blickfang/views/kernel/view.ts'
import { Board } from '@blickfang/views/site/board/board.tsx'
import { Intro } from '@blickfang/views/site/intro.tsx'
import { Stars } from '@blickfang/views/site/stars.tsx'
import { testimonialsContainer } from './contract.ts'
import css from './testimonials-container.module.css'

export const testimonialsContainerView = defineView(
  testimonialsContainer,
  ({ fields, options, children, site, index }) => (
    <>
      <Intro title={fields.title} lead={fields.lead} alignment={options.alignment} index={index} />
      <div
        className={css.voices}
        data-size={options.textSize}
        data-stars={options.showRating || undefined}
        data-boxed={options.boxed || undefined}
      >
        <Board options={options} locale={site.locale}>
          {children.testimonials}
        </Board>
      </div>
    </>
  ),
  {
    testimonials: ({ fields, options, site }) => (
      <figure className={css.voice}>
        <Stars rating={options.rating} locale={site.locale} className={css.stars} />
        <blockquote className={css.quote}>
          <fields.text />
        </blockquote>
        <figcaption className={css.person}>
          {!fields.image.isEmpty && (
            <span className={css.portrait}>
              <fields.image sizes="4rem" className={css.picture} />
            </span>
          )}
          <span className={css.names}>
            <fields.name as="strong" />
            <fields.function as="span" className={css.function} />
          </span>
        </figcaption>
      </figure>
    ),
  },
)
