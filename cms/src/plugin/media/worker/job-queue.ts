import { AppError } from '@blickfang/contract/api/errors/app-error.ts'

/** People who wait for a job, the most pressing first: an editor who uploads, a visitor who looks at a page, or nobody. */
const turns = ['editor', 'visitor', 'nobody'] as const
export type Turn = (typeof turns)[number]

/** Most jobs that wait. A visitor who finds the line full gets another form of the picture at once. */
const maxWaiting: { readonly [T in Turn]: number } = { editor: 10, visitor: 60, nobody: 2_000 }

/** Up to so many pixels a picture passes larger ones, and may be worked on beside one: it takes a second, they a minute. */
export const smallPixels = 4_000_000

interface Pace {
  /** Time without any question before a job is begun for which nobody waits: a job under way is not interrupted. */
  readonly restMs: number
  /** How long a job must have taken before a small picture of an editor is worked on beside it. */
  readonly besideMs: number
  /** Time after which a large picture is passed no more, in ms. */
  readonly passedMs: number
}

const usual: Pace = { restMs: 2_000, besideMs: 1_000, passedMs: 60_000 }

/** The two places at which is worked; the second is for small pictures while the first is taken for long. */
export type Place = 0 | 1

export interface Asked {
  readonly turn: Turn
  /** Key under which the same is done once, though it is asked for twice. */
  readonly key: string
  readonly pixels?: number
  /** Nobody waits for it any more. */
  readonly signal?: AbortSignal
}

interface Waiting {
  turn: Turn
  readonly pixels: number
  readonly since: number
  readonly start: (place: Place) => Promise<void>
  readonly done: Promise<unknown>
}

interface Current {
  readonly key: string
  readonly job: Waiting
  readonly since: number
}

/** Does one job at a time, those first for which somebody waits, and small pictures beside a large one. */
export class JobQueue {
  readonly #waiting = new Map<string, Waiting>()
  readonly #pace: Pace
  readonly #current: [Current | undefined, Current | undefined] = [undefined, undefined]
  #lastAsked = Number.NEGATIVE_INFINITY
  #again: NodeJS.Timeout | undefined

  constructor(pace: Partial<Pace> = {}) {
    this.#pace = { ...usual, ...pace }
  }

  /** Throws RATE_LIMITED when too many of an editor's wait, UNAVAILABLE when too many others do, and the signal's reason. */
  async add<T>({ turn, key, pixels = 0, signal }: Asked, work: (place: Place) => Promise<T>): Promise<T> {
    signal?.throwIfAborted()
    if (turn !== 'nobody') this.#lastAsked = performance.now()
    const known = this.#current.find((one) => one?.key === key)?.job ?? this.#waiting.get(key)
    if (known) {
      if (turns.indexOf(turn) < turns.indexOf(known.turn)) known.turn = turn
      return known.done as Promise<T>
    }
    const before = [...this.#waiting.values()].filter((job) => job.turn === turn).length
    if (before >= maxWaiting[turn]) {
      throw turn === 'editor' ? new AppError('RATE_LIMITED', { retryAfter: 10 }) : new AppError('UNAVAILABLE')
    }
    let start = async (_place: Place) => {}
    const done = new Promise<T>((resolve, reject) => {
      start = (place) => work(place).then(resolve, reject)
      const leave = () => this.#waiting.delete(key) && reject(signal?.reason)
      signal?.addEventListener('abort', leave, { once: true })
    })
    this.#waiting.set(key, { turn, pixels, since: performance.now(), start, done })
    this.#next()
    return done
  }

  #next(): void {
    clearTimeout(this.#again)
    const first = this.#first(() => true)
    if (!this.#current[0] && first) {
      const restMs = this.#lastAsked + this.#pace.restMs - performance.now()
      if (first[1].turn !== 'nobody' || restMs <= 0) return void this.#begin(0, first)
      this.#lookAgain(restMs)
    }
    const taken = this.#current[0]
    const small = this.#first(({ turn, pixels }) => turn === 'editor' && pixels <= smallPixels)
    if (!taken || this.#current[1] || !small) return
    const restMs = taken.since + this.#pace.besideMs - performance.now()
    if (restMs > 0) this.#lookAgain(restMs)
    else void this.#begin(1, small)
  }

  #lookAgain(ms: number): void {
    this.#again = setTimeout(() => this.#next(), ms).unref()
  }

  /** Finds the waiting job whose turn it is. */
  #first(isFit: (job: Waiting) => boolean): readonly [key: string, job: Waiting] | undefined {
    const now = performance.now()
    const rank = ({ turn, pixels, since }: Waiting) =>
      turns.indexOf(turn) * 2 + (pixels > smallPixels && now - since < this.#pace.passedMs ? 1 : 0)
    return [...this.#waiting].filter(([, job]) => isFit(job)).toSorted(([, a], [, b]) => rank(a) - rank(b))[0]
  }

  async #begin(place: Place, [key, job]: readonly [key: string, job: Waiting]): Promise<void> {
    this.#current[place] = { key, job, since: performance.now() }
    this.#waiting.delete(key)
    const done = job.start(place)
    this.#next()
    await done
    this.#current[place] = undefined
    this.#next()
  }
}
