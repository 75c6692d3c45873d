import type { Translate } from '@blickfang/contract/kernel/messages/translator.ts'
import type { MapStop } from '@blickfang/views/map/map-stop.ts'
import stageCss from '../map-container.module.css'
import type { Sentences } from '../messages.generated.ts'
import { Dots } from './dots.tsx'
import css from './drawers.module.css'

interface DrawerBarProps {
  readonly stops: readonly MapStop[]
  readonly active: number
  readonly isOpen: boolean
  /** Opens the drawer to the full, or lowers it. */
  readonly onTurn: () => void
  readonly onStep: (by: 1 | -1) => void
  readonly t: Translate<Sentences>
  readonly hasGameDots: boolean
  /** False where the foot of the drawers steps through them. */
  readonly hasSteps: boolean
}

/** The top of the drawers: what raises them, and what steps through them. */
export function DrawerBar({ stops, active, isOpen, onTurn, onStep, t, hasGameDots, hasSteps }: DrawerBarProps) {
  return (
    <div className={`${css.bar} ${stageCss.scripted}`} data-lean={!hasSteps || undefined}>
      <button
        type="button"
        className={css.grip}
        aria-expanded={isOpen}
        aria-label={isOpen ? t('lower') : t('raise')}
        onClick={onTurn}
      />
      {hasSteps && (
        <button
          type="button"
          className={css.step}
          aria-label={t('previous')}
          disabled={active === 0}
          onClick={() => onStep(-1)}
        >
          ‹
        </button>
      )}
      <Dots stops={stops} active={active} t={t} hasGameDots={hasGameDots} />
      {hasSteps && (
        <button
          type="button"
          className={css.step}
          aria-label={t('next')}
          disabled={active === stops.length - 1}
          onClick={() => onStep(1)}
        >
          ›
        </button>
      )}
    </div>
  )
}
