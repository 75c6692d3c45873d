import { defineView } from '@blickfang/views/kernel/view.ts'
import { Ground } from '@blickfang/views/site/ground.tsx'
import type from '@blickfang/views/site/type.module.css'
import { cta } from './contract.ts'
import css from './cta.module.css'

export const ctaView = defineView(cta, ({ fields, options, site, isPageTitle }) => {
  const hasPicture = options.backgroundImage !== null
  return (
    <div
      data-bleed={options.boxed ? undefined : true}
      className={css.cta}
      data-boxed={options.boxed || undefined}
      data-align={options.alignment}
      data-size={options.textSize}
    >
      <Ground color={options.boxed ? options.boxColor : null} className={css.box}>
        {hasPicture && (
          <div className={css.backdrop} data-overlay={options.overlay || undefined}>
            <site.Picture of={options.backgroundImage} sizes="100vw" className={css.picture} />
          </div>
        )}
        <div className={css.words}>
          <fields.title as={isPageTitle ? 'h1' : 'h2'} className={`${type.title} ${css.title}`} />
          <fields.text className={`${type.text} ${css.text}`} />
          {!(fields.primaryButton.isEmpty && fields.secondaryButton.isEmpty) && (
            <div className={`${type.buttons} ${css.buttons}`}>
              <fields.primaryButton />
              <fields.secondaryButton variant="bubble" />
            </div>
          )}
        </div>
      </Ground>
    </div>
  )
})
