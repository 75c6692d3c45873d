import { defineView } from '@blickfang/views/kernel/view.ts'
import { Stars } from '@blickfang/views/site/stars.tsx'
import { testimonialDetails } from './contract.ts'
import css from './testimonial-details.module.css'

export const testimonialDetailsView = defineView(testimonialDetails, ({ fields, options, site }) => (
  <figure className={css.voice}>
    <Stars rating={options.rating} locale={site.locale} className={css.stars} />
    {!fields.text.isEmpty && (
      <blockquote className={css.quote}>
        <fields.text />
      </blockquote>
    )}
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
))
