import type { GamePorts } from '../game-ports.ts'

/** Who taps on within this time is not done yet, in ms. */
const quiet = 250
/** Nobody is waited for any longer, in ms. */
const longest = 2_000

/** Sends in the pauses between taps: the number on the screen comes first, and a few fast taps go out as one entry. */
export class Pause {
  readonly #ports: Pick<GamePorts, 'later' | 'elapsed'>
  readonly #run: () => void
  #cancel: () => void = () => undefined
  #since: number | null = null

  constructor(ports: Pick<GamePorts, 'later' | 'elapsed'>, run: () => void) {
    this.#ports = ports
    this.#run = run
  }

  /** Runs it in the next pause. */
  soon(): void {
    const now = this.#ports.elapsed()
    this.#since ??= now
    this.#cancel()
    const left = Math.max(0, this.#since + longest - now)
    this.#cancel = this.#ports.later(
      () => {
        this.#since = null
        this.#run()
      },
      Math.min(quiet, left),
    )
  }
}
