import { defineView } from '@blickfang/views/kernel/view.ts'
import type from '@blickfang/views/site/type.module.css'
import { hero } from './contract.ts'
import { EyeChart } from './eye-chart.tsx'
import css from './hero.module.css'

export const heroView = defineView(hero, ({ fields, options, index, isPageTitle }) => {
  const hasStage = options.eyeChart || !fields.image.isEmpty
  const words = (
    <div className={css.words} data-size={options.textSize}>
      <fields.kicker as="p" className={type.kicker} />
      <fields.title as={isPageTitle ? 'h1' : 'h2'} className={`${type.display} ${css.title}`} />
      <fields.lead className={type.lead} />
      {!(fields.primaryButton.isEmpty && fields.secondaryButton.isEmpty) && (
        <div className={`${type.buttons} ${css.buttons}`}>
          <fields.primaryButton />
          <fields.secondaryButton variant="text" />
        </div>
      )}
    </div>
  )

  if (options.imageBehind) {
    return (
      <div
        data-bleed
        className={css.behind}
        data-size={options.size}
        data-position={options.textPosition}
        data-overlay={options.overlay || undefined}
      >
        {!fields.image.isEmpty && (
          <div className={css.backdrop}>
            <fields.image sizes="100vw" priority={index < 2} className={css.picture} />
          </div>
        )}
        <div className={css.inner}>{words}</div>
      </div>
    )
  }

  return (
    <div
      className={css.hero}
      data-arrangement={hasStage ? options.arrangement : 'textOnly'}
      data-alignment={options.alignment}
      data-vertical={options.verticalAlignment}
      data-size={options.size}
    >
      {words}
      {hasStage && (
        <div className={css.stage} data-lens={options.lens || undefined}>
          {!fields.image.isEmpty && (
            <div className={css.lens}>
              <fields.image sizes="(min-width: 60rem) 36rem, 90vw" priority={index < 2} className={css.picture} />
            </div>
          )}
          {options.eyeChart && <EyeChart isAlone={fields.image.isEmpty} />}
        </div>
      )}
    </div>
  )
})
