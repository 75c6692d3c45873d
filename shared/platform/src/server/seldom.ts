import { type Check, type Finding, reasonOf } from './health.ts'

const everyMs = 60_000
/** After a fault it is looked at soon again. */
const againMs = 5_000

/** Makes a costly check once a minute. A failure is a warning, in the words of `say`. */
export function seldom(work: () => Promise<unknown>, say: (reason: string) => string): Check {
  let found: Finding = { status: 'pass' }
  let next = 0
  return async () => {
    if (performance.now() < next) return found
    found = await work().then(
      (): Finding => ({ status: 'pass' }),
      (error): Finding => ({ status: 'warn', output: say(reasonOf(error)) }),
    )
    next = performance.now() + (found.status === 'pass' ? everyMs : againMs)
    return found
  }
}
