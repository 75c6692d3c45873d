import { endAll } from './programs.mjs'

/**
 * The steps of a run and how they end. The first that fails ends all others. Each is run once, however often it is asked for,
 * so that whoever needs it done asks for it.
 */
export class Steps {
  /** Name of the first step that failed; null while none has. */
  stoppedAt = null
  passed = 0
  failed = 0
  #wanted
  #begin = performance.now()
  #times = []

  constructor(wanted) {
    this.#wanted = wanted
  }

  /** A step of a group. `work` answers whether it is green, and may count tests. Nothing is done unless the group is wanted. */
  step(group, name, work) {
    let done
    return () => {
      done ??= this.#wanted.includes(group) ? this.#run(name, work) : Promise.resolve()
      return done
    }
  }

  get seconds() {
    return (performance.now() - this.#begin) / 1000
  }

  /** How long each step took, in the order in which they began. */
  get times() {
    return this.#times
  }

  async #run(name, work) {
    if (this.stoppedAt) return
    const time = { name, from: this.seconds, to: 0 }
    this.#times.push(time)
    const { isGreen, passed = 0, failed = 0, printed = '' } = await work()
    time.to = this.seconds
    const took = `${(time.to - time.from).toFixed(1)} s`
    if (this.stoppedAt) return console.log(`── ${name}: ended after ${took}, because «${this.stoppedAt}» failed`)
    this.passed += passed
    this.failed += isGreen ? failed : Math.max(failed, 1)
    console.log(`${printed}── ${name}: ${isGreen ? 'passed' : 'FAILED'} in ${took}`)
    if (isGreen) return
    this.stoppedAt = name
    endAll()
  }
}

/** Runs these, so many at a time. */
export async function runSteps(steps, atATime = 1) {
  const waiting = [...steps]
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await step()
  }
  await Promise.all(Array.from({ length: atATime }, lane))
}
