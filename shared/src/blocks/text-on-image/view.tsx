import { defineView } from '../../kernel/view.ts'
import { Ground } from '../../site/ground.tsx'
import type from '../../site/type.module.css'
import { textOnImage } from './contract.ts'
import css from './text-on-image.module.css'

export const textOnImageView = defineView(textOnImage, ({ fields, options, index }) => {
  const isWordless = fields.title.isEmpty && fields.text.isEmpty && fields.button.isEmpty
  return (
    <div
      className={css.scene}
      data-position={options.textPosition}
      data-size={options.size}
      data-card={options.card || undefined}
      data-text={options.textSize}
    >
      {!fields.image.isEmpty && (
        <div className={css.picture}>
          <fields.image sizes="(min-width: 72rem) 72rem, 100vw" fit={options.objectFit} className={css.image} />
        </div>
      )}
      {!isWordless && (
        <Ground color={options.card ? options.cardColor : null} className={css.words}>
          <fields.title as={index === 0 ? 'h1' : 'h2'} className={`${type.title} ${css.title}`} />
          <fields.text className={`${type.text} ${css.text}`} />
          <fields.button variant="text" />
        </Ground>
      )}
    </div>
  )
})
