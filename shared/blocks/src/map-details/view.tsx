import { readBeforePlay } from '@blickfang/views/game/parts/read-before-play.ts'
import { defineView } from '@blickfang/views/kernel/view.ts'
import type from '@blickfang/views/site/type.module.css'
import { mapDetails } from './contract.ts'
import css from './map-details.module.css'

export const mapDetailsView = defineView(mapDetails, ({ fields, options, isPageTitle }) => (
  <div className={css.stop}>
    <div className={css.words} data-hole={options.isNumbered ? options.number : undefined}>
      <div className={css.heading}>
        {options.isNumbered && <span className={css.number}>{options.number}</span>}
        <fields.name as={isPageTitle ? 'h1' : 'h2'} className={`${type.title} ${css.name}`} />
        {options.isNumbered && options.showPar && <span className={css.par}>Par {options.par}</span>}
      </div>
      <div className={css.rest} {...readBeforePlay}>
        <fields.text className={type.text} />
        {!fields.rule.isEmpty && (
          <div className={css.rule}>
            <fields.rule as="p" />
          </div>
        )}
        <fields.button variant="bubble" />
      </div>
    </div>
    {!fields.image.isEmpty && (
      <div className={css.picture}>
        <fields.image sizes="(min-width: 60rem) 40rem, 100vw" fit="cover" />
      </div>
    )}
  </div>
))
