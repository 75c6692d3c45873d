import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { defineView } from '@blickfang/views/kernel/view.ts'
import { Ground } from '@blickfang/views/site/ground.tsx'
import type from '@blickfang/views/site/type.module.css'
import { textOnImage } from './contract.ts'
import { messages } from './messages.generated.ts'
import css from './text-on-image.module.css'

export const textOnImageView = defineView(textOnImage, ({ fields, options, site, isPageTitle }) => {
  const isWordless = fields.title.isEmpty && fields.text.isEmpty && fields.button.isEmpty
  if (options.panorama) {
    return (
      <div data-bleed className={css.panorama} data-size={options.size} data-text={options.textSize}>
        {!fields.image.isEmpty && (
          <figure
            className={css.strip}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
            tabIndex={0}
            aria-label={translate(messages, site.locale)('panorama')}
          >
            <fields.image sizes="(min-width: 60rem) 100vw, 250vw" className={css.long} />
          </figure>
        )}
        {!isWordless && (
          <div className={css.below}>
            <fields.title as={isPageTitle ? 'h1' : 'h2'} className={`${type.title} ${css.title}`} />
            <div className={css.beside}>
              <fields.text className={`${type.text} ${css.text}`} />
              <fields.button variant="text" />
            </div>
          </div>
        )}
      </div>
    )
  }
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
          <fields.title as={isPageTitle ? 'h1' : 'h2'} className={`${type.title} ${css.title}`} />
          <fields.text className={`${type.text} ${css.text}`} />
          <fields.button variant="text" />
        </Ground>
      )}
    </div>
  )
})
