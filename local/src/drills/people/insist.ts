import { setTimeout as wait } from 'node:timers/promises'

const patienceMs = 180_000
const againMs = 200

/** Tries until it succeeds, as somebody who presses the button once more. Throws what was said last after three minutes. */
export async function insist<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (const end = performance.now() + patienceMs; ; ) {
    try {
      return await attempt()
    } catch (error) {
      if (performance.now() > end) throw error
      await wait(againMs)
    }
  }
}
