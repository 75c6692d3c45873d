import { memo } from 'react'
import css from './content-slider-board.module.css'

interface ProgressProps {
  readonly count: number
  readonly index: number
  readonly label: string
}

/** A part for each card, the present one longer than the others. */
export function Progress({ count, index, label }: ProgressProps) {
  return (
    <div
      className={css.progress}
      role="progressbar"
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={count}
      aria-valuenow={index + 1}
    >
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
        <Part key={at} isDone={at <= index} weight={at === index ? presentWeight(count) : null} />
      ))}
    </div>
  )
}

/** `weight` is null but in the present one. */
const Part = memo(function Part({ isDone, weight }: { isDone: boolean; weight: number | null }) {
  return (
    <span
      className={css.part}
      data-done={isDone || undefined}
      data-present={weight === null ? undefined : ''}
      style={weight === null ? undefined : { flexGrow: weight }}
    />
  )
})

/** How many times as long as another part the present one is. Source: spec/public-site.md §9. */
export function presentWeight(count: number): number {
  return Math.max(0.8, 0.5 * count)
}
