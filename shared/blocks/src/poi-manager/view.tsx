import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { lengthOf } from '@blickfang/contract/options/map-route/distance.ts'
import type { Position } from '@blickfang/contract/options/map-route/option.ts'
import type { PoiEntry } from '@blickfang/contract/options/poi/option.ts'
import { readBeforePlay } from '@blickfang/views/game/parts/read-before-play.ts'
import { defineView } from '@blickfang/views/kernel/view.ts'
import type from '@blickfang/views/site/type.module.css'
import { poiManager } from './contract.ts'
import { messages } from './messages.generated.ts'
import css from './poi-manager.module.css'

export const poiManagerView = defineView(poiManager, ({ fields, options, site, isPageTitle }) => {
  const t = translate(messages, site.locale)
  const places = options.poi ?? []
  const metres = Math.round(lengthOf(options.mapRoute ?? places.map(positionOf)))
  return (
    <div className={css.points} {...readBeforePlay}>
      <fields.title as={isPageTitle ? 'h1' : 'h2'} className={type.cardTitle} />
      {places.length > 0 && (
        <ul className={css.list}>
          {places.map((place, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two points may lie in the same place
            <li key={index} className={css.place} data-icon={place.icon}>
              <a href={placeHref(place)} rel="noreferrer" target="_blank" lang={t.language}>
                <span className={css.name}>{t(`icons.${place.icon}`)}</span> {t('onMap')}
              </a>
            </li>
          ))}
        </ul>
      )}
      {metres > 0 && (
        <p className={css.length} lang={t.language}>
          {t('length', { metres })}
        </p>
      )}
      {places.length === 0 && (
        <site.StandIn>
          <p className={css.empty}>{t('empty')}</p>
        </site.StandIn>
      )}
    </div>
  )
})

function positionOf({ longitude, latitude }: PoiEntry): Position {
  return [longitude, latitude]
}

/** The place on the federal map, which opens in a window of its own and is asked by nobody before. */
function placeHref({ latitude, longitude }: PoiEntry): string {
  return `https://map.geo.admin.ch/#/map?swisssearch=${latitude},${longitude}`
}
