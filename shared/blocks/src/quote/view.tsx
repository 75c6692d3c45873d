import { defineView } from '@blickfang/views/kernel/view.ts'
import { quote } from './contract.ts'
import css from './quote.module.css'

export const quoteView = defineView(quote, ({ fields, options }) => (
  <figure
    className={css.quote}
    data-align={options.alignment}
    data-size={options.textSize}
    data-lens={options.isLens || undefined}
  >
    {!fields.image.isEmpty && (
      <div className={css.media}>
        <fields.image sizes="(min-width: 48rem) 16rem, 8rem" className={css.picture} />
      </div>
    )}
    {!fields.text.isEmpty && (
      <blockquote className={css.text}>
        <fields.text />
      </blockquote>
    )}
    {!(fields.name.isEmpty && fields.role.isEmpty) && (
      <figcaption className={css.who}>
        <fields.name as="cite" className={css.name} />
        <fields.role as="span" className={css.role} />
      </figcaption>
    )}
  </figure>
))
