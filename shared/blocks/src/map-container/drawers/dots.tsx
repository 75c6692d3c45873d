import { type DotState, dotState } from '@blickfang/contract/game/dot-state.ts'
import type { Translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { useGame, useGameState } from '@blickfang/views/game/game-context.tsx'
import type { MapStop } from '@blickfang/views/map/map-stop.ts'
import { useDeferredValue } from 'react'
import type { Sentences } from '../messages.generated.ts'
import css from './drawers.module.css'

const dotStates = ['partial', 'complete'] as const

interface DotsProps {
  readonly stops: readonly MapStop[]
  readonly active: number
  readonly t: Translate<Sentences>
  /** Whether a dot shows how far its hole is. */
  readonly hasGameDots: boolean
}

/** Where one is in the stack and, while a game runs, which holes are played. */
export function Dots({ stops, active, t, hasGameDots }: DotsProps) {
  const isPlaying = useGame() !== null && hasGameDots
  // As one text, which seldom changes; and the number that somebody has just tapped comes before the dots.
  const written = useGameState((state) => (isPlaying ? stops.map((stop) => dotState(state, stop.id)).join(' ') : ''))
  const states = useDeferredValue(written).split(' ')
  const stateOf = (index: number): DotState => dotStates.find((state) => state === states[index]) ?? 'noScores'
  return (
    <div className={css.dots}>
      <p className={css.unseen} role="status">
        {t('place', { name: stops[active]?.name ?? '', number: active + 1, count: stops.length })}
      </p>
      <ol className={css.dotList}>
        {stops.map((stop, index) => (
          <li key={stop.id} className={css.dot} data-state={stateOf(index)} data-active={index === active || undefined}>
            <span className={css.unseen}>
              {t('stopState', {
                name: stop.name,
                state: t(index === active ? 'states.active' : `states.${stateOf(index)}`),
              })}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
