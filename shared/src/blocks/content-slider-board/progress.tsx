import css from './content-slider-board.module.css'
import type { SliderMessages } from './messages.ts'

interface ProgressProps {
  readonly count: number
  readonly index: number
  readonly words: SliderMessages
}

/** A part for each card, the present one longer than the others. */
export function Progress({ count, index, words }: ProgressProps) {
  return (
    <div
      className={css.progress}
      role="progressbar"
      aria-label={words.cards}
      aria-valuemin={1}
      aria-valuemax={count}
      aria-valuenow={index + 1}
    >
      {Array.from({ length: count }, (_, at) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
          key={at}
          className={css.part}
          data-done={at <= index || undefined}
          style={{ flexGrow: at === index ? presentWeight(count) : 1 }}
        />
      ))}
    </div>
  )
}

/** How many times as long as another part the present one is. Source: spec/public-site.md §9. */
export function presentWeight(count: number): number {
  return Math.max(0.8, 0.5 * count)
}
