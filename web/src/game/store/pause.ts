import type { Timing } from './timing.ts'

/** Time without a tap that makes a pause, in ms. */
const quiet = 250
/** Longest wait for a pause while taps go on, in ms. */
const longest = 2_000
/** Time after a tap when the tap is on the screen and no finger is back yet, in ms. */
const afterTap = 50

/** Does something in the pauses between taps: the number on the screen comes first, and a few fast taps are one. */
export class Pause {
  readonly #timing: Timing
  readonly #run: () => void
  #cancel: () => void = () => undefined
  #since: number | null = null
  #isOverdue = false

  constructor(timing: Timing, run: () => void) {
    this.#timing = timing
    this.#run = run
  }

  /** Runs it in the next pause; for those who make none right after a tap, which is as far from the next one as can be. */
  soon(): void {
    if (this.#isOverdue) return
    const now = this.#timing.elapsed()
    this.#since ??= now
    this.#isOverdue = now - this.#since >= longest
    this.#cancel()
    this.#cancel = this.#timing.later(
      () => {
        this.#since = null
        this.#isOverdue = false
        this.#run()
      },
      this.#isOverdue ? afterTap : quiet,
    )
  }
}
