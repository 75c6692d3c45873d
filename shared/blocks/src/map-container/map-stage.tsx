import { takingPart } from '@blickfang/contract/game/leaderboard.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import type { Dictionary } from '@blickfang/contract/kernel/messages/messages.ts'
import { translator } from '@blickfang/contract/kernel/messages/translator.ts'
import type { Position } from '@blickfang/contract/options/map-route/option.ts'
import type { MapStyles } from '@blickfang/contract/sources/map-setup/source.ts'
import { useGameState } from '@blickfang/views/game/game-context.tsx'
import { loadAgain } from '@blickfang/views/kernel/island/load-again.ts'
import type { Slotted } from '@blickfang/views/kernel/island/slot.tsx'
import type { MapStop } from '@blickfang/views/map/map-stop.ts'
import { lazy, Suspense, useState } from 'react'
import css from './map-container.module.css'
import { MapFallback } from './map-fallback.tsx'
import type { Sentences } from './messages.generated.ts'
import { StopList } from './stop-list.tsx'
import { useMapTheme } from './use-map-theme.ts'
import { useNear } from './use-near.ts'
import { useShownStop } from './use-shown-stop.ts'

// Apart from this file, so that a page without a map loads none of it.
const MapScene = lazy(() => import('./map-scene.tsx').then((module) => ({ default: module.MapScene })))
const DrawerStack = lazy(() =>
  loadAgain(() => import('./drawers/drawer-stack.tsx')).then((module) => ({ default: module.DrawerStack })),
)

export interface MapStageProps {
  readonly stops: readonly MapStop[]
  /** The blocks of each stop's page; null while the page is being edited: then there are no drawers. */
  readonly contents: readonly Slotted[] | null
  readonly route: readonly Position[]
  readonly styles: MapStyles | null
  /** The page's language: that of the stops and their contents. */
  readonly locale: Locale
  /** Handed in, so that pages without a map load no words of one. */
  readonly words: Dictionary<Sentences>
  readonly hasGameDots: boolean
  readonly isFullHeight: boolean
  /** How long the round is, in words; null without a route. */
  readonly length: string | null
}

/** The map with its list and its drawers, which all show the same stop. */
export function MapStage(props: MapStageProps) {
  const { stops, contents, locale, route, styles, words, hasGameDots, isFullHeight, length } = props
  const t = translator(words)
  const [stage, setStage] = useState<HTMLDivElement | null>(null)
  const [shown, show] = useShownStop(stops.length, contents !== null)
  const [canDraw, setCanDraw] = useState(true)
  const isNear = useNear(stage)
  const [theme, toggleTheme] = useMapTheme()
  const isPlaying = useGameState(({ status, players }) => status === 'ready' && takingPart(players).length > 0)
  const isRound = isPlaying && isFullHeight && stops.some(({ hasCard }) => hasCard)

  return (
    <div
      ref={setStage}
      className={css.stage}
      lang={t.language}
      data-full={isFullHeight || undefined}
      data-drawers={contents ? '' : undefined}
      data-round={(contents && isRound) || undefined}
      data-theme={theme ?? undefined}
    >
      <div className={css.map}>
        {isNear && theme && (
          <MapFallback t={t} onFail={() => setCanDraw(false)}>
            <Suspense fallback={<p className={css.note}>{t('loading')}</p>}>
              <MapScene
                stops={stops}
                locale={locale}
                route={route}
                shown={shown}
                onOpen={contents && ((index) => show(index, true))}
                styles={styles}
                theme={theme}
                onTheme={toggleTheme}
                t={t}
                isFullHeight={isFullHeight}
              />
            </Suspense>
          </MapFallback>
        )}
      </div>
      <StopList
        stops={stops}
        locale={locale}
        active={shown.index}
        onShow={show}
        t={t}
        length={length}
        startsOpen={!canDraw}
      />
      {/* No Suspense: React would keep so much content back in a hidden element, which nobody without scripts sees. */}
      {contents && stops.length > 0 && (
        <DrawerStack
          stops={stops}
          contents={contents}
          locale={locale}
          shown={shown}
          onShow={show}
          stage={stage}
          t={t}
          hasGameDots={hasGameDots}
          isRound={isRound}
        />
      )}
    </div>
  )
}
