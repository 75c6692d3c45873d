import { defineView } from '@blickfang/views/kernel/view.ts'
import type from '@blickfang/views/site/type.module.css'
import { textBesideImage } from './contract.ts'
import css from './text-beside-image.module.css'

export const textBesideImageView = defineView(textBesideImage, ({ fields, options, isPageTitle }) => {
  const { image, kicker, title, text, button } = fields
  const isWordless = [kicker, title, text, button].every(({ isEmpty }) => isEmpty)
  return (
    <div
      className={css.pair}
      data-side={options.side}
      data-share={options.share}
      data-ratio={options.aspectRatio}
      data-vertical={options.verticalAlignment}
    >
      {!image.isEmpty && (
        <div className={css.media}>
          <fields.image sizes="(min-width: 72rem) 42rem, (min-width: 48rem) 58vw, 100vw" className={css.picture} />
        </div>
      )}
      {!isWordless && (
        <div className={css.words}>
          <fields.kicker className={type.kicker} />
          <fields.title as={isPageTitle ? 'h1' : 'h2'} className={type.title} />
          <fields.text className={type.text} />
          <fields.button className={css.button} />
        </div>
      )}
    </div>
  )
})
