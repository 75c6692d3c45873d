import css from './eye-chart.module.css'

/** Rows of a Snellen chart, as on the wall of every optician. */
const rows = ['E', 'FP', 'TOZ', 'LPED', 'PECFD'] as const

/** A lens over an eye chart whose rows come into focus one after the other when the page arrives. Ornament only. */
export function EyeChart({ isAlone }: { isAlone: boolean }) {
  return (
    <div className={css.chart} data-alone={isAlone || undefined} aria-hidden="true">
      {rows.map((row) => (
        <span key={row} className={css.row}>
          {row}
        </span>
      ))}
    </div>
  )
}
