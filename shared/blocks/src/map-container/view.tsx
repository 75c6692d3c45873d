import { messagesIn } from '@blickfang/contract/kernel/messages/messages.ts'
import { inKilometres, lengthOf } from '@blickfang/contract/options/map-route/distance.ts'
import { defineView } from '@blickfang/views/kernel/view.ts'
import { toMapStops } from '@blickfang/views/map/map-stop.ts'
import board from '@blickfang/views/site/board/board.module.css'
import { Board, type BoardOptions } from '@blickfang/views/site/board/board.tsx'
import { Intro } from '@blickfang/views/site/intro.tsx'
import type from '@blickfang/views/site/type.module.css'
import { wordRoom } from '@blickfang/views/site/word-room/word-room.ts'
import { mapContainer } from './contract.ts'
import { MapContainerIsland } from './island.tsx'
import css from './map-container.module.css'
import { messages } from './messages.generated.ts'
import { toStopContent } from './stop-content.ts'
import './stop-list.module.css'

/** In place of the drawers: the stations as a list of plain cards. */
const stopsLayout: BoardOptions = { gridLayout: 'grid', columnLayout: '4', imageFormat: 'square' }

export const mapContainerView = defineView(
  mapContainer,
  ({ fields, options, data, site, isPageTitle, cardHeading: StopHeading }) => {
    const words = messagesIn(messages, site.locale)
    const metres = lengthOf(options.mapRoute ?? [])
    return (
      <div className={css.container} data-bleed="">
        <div className={css.intro}>
          <Intro title={fields.title} lead={fields.lead} isPageTitle={isPageTitle} />
        </div>
        <MapContainerIsland
          stops={toMapStops(data.stops.map(toStopContent))}
          contents={site.isStill ? null : data.stops.map((stop) => <site.Blocks key={stop.id} of={stop} />)}
          route={options.mapRoute ?? []}
          styles={data.mapSetup.styles}
          locale={site.locale}
          words={words}
          hasGameDots={data.mapSetup.hasGameDots}
          isFullHeight={options.fullHeight}
          length={metres > 0 ? inKilometres(metres, words.language) : null}
        />
        <site.StandIn>
          <div className={css.intro}>
            <Board options={stopsLayout} locale={site.locale}>
              {data.stops.map((stop) => (
                <li key={stop.id}>
                  <div className={board.card}>
                    <div className={board.body}>
                      <StopHeading className={type.cardTitle} style={wordRoom(stop.title || stop.name)}>
                        <a href={stop.href} className={board.cover}>
                          {stop.title || stop.name}
                        </a>
                      </StopHeading>
                    </div>
                  </div>
                </li>
              ))}
            </Board>
          </div>
        </site.StandIn>
      </div>
    )
  },
)
