import { AppError } from '@blickfang/shared/kernel/app-error.ts'

/** Who waits for a job, the most pressing first: an editor who uploads, a visitor who looks at a page, or nobody. */
const turns = ['editor', 'visitor', 'nobody'] as const
type Turn = (typeof turns)[number]

/** Most jobs that wait. A visitor who finds the line full gets another form of the picture at once. */
const mostWaiting: { readonly [T in Turn]: number } = { editor: 10, visitor: 60, nobody: 2_000 }

/** How long nobody must have asked for anything before what nobody waits for is begun: a job under way is not interrupted. */
const usualRestMs = 2_000

interface Waiting {
  turn: Turn
  readonly start: () => Promise<void>
  readonly done: Promise<unknown>
}

/** One job at a time, those first for which somebody waits. What is asked for twice under one key is done once. */
export class JobQueue {
  readonly #waiting = new Map<string, Waiting>()
  readonly #restMs: number
  #current: readonly [key: string, job: Waiting] | undefined
  #lastAsked = Number.NEGATIVE_INFINITY
  #rest: NodeJS.Timeout | undefined

  constructor(restMs = usualRestMs) {
    this.#restMs = restMs
  }

  /** Throws UNAVAILABLE when too many wait. */
  async add<T>(turn: Turn, key: string, work: () => Promise<T>): Promise<T> {
    if (turn !== 'nobody') this.#lastAsked = performance.now()
    const known = this.#current?.[0] === key ? this.#current[1] : this.#waiting.get(key)
    if (known) {
      if (turns.indexOf(turn) < turns.indexOf(known.turn)) known.turn = turn
      return known.done as Promise<T>
    }
    const before = [...this.#waiting.values()].filter((job) => job.turn === turn).length
    if (before >= mostWaiting[turn]) throw new AppError('UNAVAILABLE')
    let start = async () => {}
    const done = new Promise<T>((resolve, reject) => {
      start = () => work().then(resolve, reject)
    })
    this.#waiting.set(key, { turn, start, done })
    void this.#next()
    return done
  }

  async #next(): Promise<void> {
    if (this.#current) return
    const jobs = [...this.#waiting]
    const turn = turns.find((one) => jobs.some(([, job]) => job.turn === one))
    const first = jobs.find(([, job]) => job.turn === turn)
    if (!first) return
    const restMs = this.#lastAsked + this.#restMs - performance.now()
    if (turn === 'nobody' && restMs > 0) {
      clearTimeout(this.#rest)
      this.#rest = setTimeout(() => void this.#next(), restMs).unref()
      return
    }
    this.#current = first
    this.#waiting.delete(first[0])
    await first[1].start()
    this.#current = undefined
    void this.#next()
  }
}
