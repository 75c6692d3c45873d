import type { MapStop } from '../../../map/map-stop.ts'
import stageCss from '../map-container.module.css'
import type { MapMessages } from '../messages.ts'
import { Dots } from './dots.tsx'
import css from './drawers.module.css'

interface DrawerBarProps {
  readonly stops: readonly MapStop[]
  readonly active: number
  readonly isOpen: boolean
  /** Opens the drawer to the full, or lowers it. */
  readonly onTurn: () => void
  readonly onStep: (by: 1 | -1) => void
  readonly words: MapMessages
  readonly hasGameDots: boolean
}

/** The top of the drawers: what raises them, and what steps through them. */
export function DrawerBar({ stops, active, isOpen, onTurn, onStep, words, hasGameDots }: DrawerBarProps) {
  return (
    <div className={`${css.bar} ${stageCss.scripted}`}>
      <button
        type="button"
        className={css.grip}
        aria-expanded={isOpen}
        aria-label={isOpen ? words.lower : words.raise}
        onClick={onTurn}
      />
      <button
        type="button"
        className={css.step}
        aria-label={words.previous}
        disabled={active === 0}
        onClick={() => onStep(-1)}
      >
        ‹
      </button>
      <Dots stops={stops} active={active} words={words} hasGameDots={hasGameDots} />
      <button
        type="button"
        className={css.step}
        aria-label={words.next}
        disabled={active === stops.length - 1}
        onClick={() => onStep(1)}
      >
        ›
      </button>
    </div>
  )
}
