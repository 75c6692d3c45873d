import { dotState } from '@blickfang/contract/game/dot-state.ts'
import type { Translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { useGameState } from '@blickfang/views/game/game-context.tsx'
import type { MapStop } from '@blickfang/views/map/map-stop.ts'
import type { Sentences } from '../messages.generated.ts'
import css from './drawers.module.css'

interface RoundFootProps {
  readonly stops: readonly MapStop[]
  readonly active: number
  readonly onStep: (by: 1 | -1) => void
  readonly t: Translate<Sentences>
}

/** Foot of the screen, for the thumb: the round's position, and the way to the next hole. Lights up when everybody has played the hole. */
export function RoundFoot({ stops, active, onStep, t }: RoundFootProps) {
  const holes = stops.filter(({ hasCard }) => hasCard)
  const stop = stops[active]
  const number = stop ? holes.indexOf(stop) + 1 : 0
  const isDone = useGameState((state) => stop?.hasCard === true && dotState(state, stop.id) === 'complete')
  const nameAt = (index: number) => String(stops[index]?.number ?? stops[index]?.name ?? '')
  return (
    <div className={css.foot} data-done={isDone || undefined}>
      <button
        type="button"
        aria-label={t('previousTo', { name: nameAt(active - 1) })}
        disabled={active === 0}
        onClick={() => onStep(-1)}
      >
        <span aria-hidden="true">‹</span> <span className={css.footName}>{nameAt(active - 1)}</span>
      </button>
      <p>{number > 0 ? t('hole', { number, count: holes.length }) : stop?.name}</p>
      <button
        type="button"
        aria-label={t('nextTo', { name: nameAt(active + 1) })}
        disabled={active === stops.length - 1}
        onClick={() => onStep(1)}
      >
        <span className={css.footName}>{nameAt(active + 1)}</span> <span aria-hidden="true">›</span>
      </button>
    </div>
  )
}
