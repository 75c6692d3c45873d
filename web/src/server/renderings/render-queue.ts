/** Thrown at who asks for a rendering that there is no place for. `retryAfter` is in seconds. */
export class NoPlace extends Error {
  override name = 'NoPlace'
  /** Whether it is this network alone that has too many waiting. */
  readonly isOwnFault: boolean
  readonly retryAfter: number

  constructor(isOwnFault: boolean, retryAfter: number) {
    super(isOwnFault ? 'Too many renderings of one network wait.' : 'Too many renderings wait.')
    this.isOwnFault = isOwnFault
    this.retryAfter = retryAfter
  }
}

interface Limits {
  /** Renderings at once, of pages that are kept and of all others. */
  readonly atOnce: number
  /** Renderings at once of pages that are not known to be kept. */
  readonly othersAtOnce: number
  /** Renderings at once of such pages for one network. */
  readonly ofNetworkAtOnce: number
  /** How many of one network may wait. */
  readonly ofNetworkWaiting: number
  readonly waiting: number
  /** Longest wait in ms: after it, a visitor has gone or would rather be told. */
  readonly patienceMs: number
}

/**
 * Next renders on the one thread that answers everybody. Eight at once are as many as the cms is asked at once; pages that are not
 * kept get half of that, and a network two, so that a page that others need waits for very few of them.
 */
const usual: Limits = {
  atOnce: 8,
  othersAtOnce: 4,
  ofNetworkAtOnce: 2,
  ofNetworkWaiting: 60,
  waiting: 600,
  patienceMs: 20_000,
}

/** Network that asks, and whether the page is known to be kept for everybody. */
export interface Place {
  readonly network: string
  readonly isKept?: boolean
  /** Aborted when nobody waits for it any more: what has not begun then never does. */
  readonly signal?: AbortSignal
}

interface Waiting {
  readonly begin: (end: () => void) => void
  readonly refuse: (error: NoPlace) => void
  /** All that wait for this one rendering, in whose name it may begin. */
  readonly networks: Set<string>
  readonly isKept: boolean
  readonly since: number
  isOver: boolean
}

/** A rendering that waits its turn or runs. */
export interface Queued<Result> {
  readonly result: Promise<Result>
  /** Someone else wants the same: it begins when the first of them has their turn. */
  readonly alsoFor: (network: string) => void
}

/**
 * The order in which pages are rendered. Pages that are kept go first; all others have a share for each network, in turns: a
 * visitor with twenty connections waits behind themselves. The number that waits is bounded, for a network and for all; when all
 * places are taken, the network that holds most of them gives one up.
 */
export class RenderQueue {
  readonly #limits: Limits
  readonly #now: () => number
  readonly #kept: Waiting[] = []
  /** In the order in which networks have their turn. */
  readonly #others = new Map<string, Waiting[]>()
  readonly #running = new Map<string, number>()
  #runningOthers = 0
  #runningKept = 0

  constructor(limits: Partial<Limits> = {}, now: () => number = () => performance.now()) {
    this.#limits = { ...usual, ...limits }
    this.#now = now
  }

  get waiting(): number {
    return this.#kept.length + new Set([...this.#others.values()].flat()).size
  }

  get running(): number {
    return this.#runningKept + this.#runningOthers
  }

  /** Resolves with what `work` does once its turn has come; rejects with NoPlace when it has none. */
  run<Result>(place: Place, work: () => Promise<Result>): Promise<Result> {
    return this.add(place, work).result
  }

  add<Result>({ network, isKept = false, signal }: Place, work: () => Promise<Result>): Queued<Result> {
    let waiting: Waiting | undefined
    const result = new Promise<Result>((resolve, reject) => {
      const begin = (end: () => void) => void this.#work(work, end).then(resolve, reject)
      waiting = { begin, refuse: reject, networks: new Set([network]), isKept, since: this.#now(), isOver: false }
      const entry = waiting
      signal?.addEventListener('abort', () => entry.isOver || this.#refuse(entry, true), { once: true })
      if (signal?.aborted) return this.#refuse(entry, true)
      this.#admit(entry, network)
      this.#next()
    })
    return { result, alsoFor: (other) => waiting && this.#join(waiting, other) }
  }

  /** Tells those who have waited too long, each second. Returns the teardown. */
  watch(): () => void {
    const timer = setInterval(() => this.dropImpatient(), 1000).unref()
    return () => clearInterval(timer)
  }

  dropImpatient(): void {
    const oldest = this.#now() - this.#limits.patienceMs
    for (const entry of [...this.#kept, ...[...this.#others.values()].flat()]) {
      if (entry.since <= oldest && !entry.isOver) this.#refuse(entry, false)
    }
  }

  #admit(entry: Waiting, network: string): void {
    if (entry.isKept) {
      this.#kept.push(entry)
      return
    }
    const own = this.#others.get(network) ?? []
    if (own.length >= this.#limits.ofNetworkWaiting) this.#refuse(entry, true)
    else if (this.waiting >= this.#limits.waiting && !this.#makeRoom(own.length)) this.#refuse(entry, false)
    else this.#others.set(network, [...own, entry])
  }

  /** Takes the last place of the network that holds most, if it holds more than who comes would then. */
  #makeRoom(own: number): boolean {
    const most = [...this.#others.values()].reduce((a, b) => (b.length > a.length ? b : a), [] as Waiting[])
    const last = most.at(-1)
    if (!last || most.length <= own + 1) return false
    this.#refuse(last, true)
    return true
  }

  #join(entry: Waiting, network: string): void {
    if (entry.isOver || entry.isKept || entry.networks.has(network)) return
    const own = this.#others.get(network) ?? []
    if (own.length >= this.#limits.ofNetworkWaiting) return
    entry.networks.add(network)
    own.push(entry)
    this.#others.set(network, own)
    this.#next()
  }

  #refuse(entry: Waiting, isOwnFault: boolean): void {
    this.#leave(entry)
    entry.refuse(new NoPlace(isOwnFault, isOwnFault ? 5 : 10))
  }

  #leave(entry: Waiting): void {
    entry.isOver = true
    if (entry.isKept && this.#kept.includes(entry)) this.#kept.splice(this.#kept.indexOf(entry), 1)
    for (const network of entry.networks) {
      const left = this.#others.get(network)?.filter((each) => each !== entry)
      if (left?.length) this.#others.set(network, left)
      else this.#others.delete(network)
    }
  }

  #next(): void {
    for (let turn = this.#takeTurn(); turn; turn = this.#takeTurn()) turn.entry.begin(this.#count(turn.network))
  }

  #takeTurn(): { readonly entry: Waiting; readonly network: string | null } | undefined {
    if (this.running >= this.#limits.atOnce) return undefined
    const kept = this.#kept[0]
    if (kept) {
      this.#leave(kept)
      return { entry: kept, network: null }
    }
    if (this.#runningOthers >= this.#limits.othersAtOnce) return undefined
    for (const [network, [entry]] of this.#others) {
      if (!entry || (this.#running.get(network) ?? 0) >= this.#limits.ofNetworkAtOnce) continue
      this.#leave(entry)
      // Its next turn comes after everybody else's.
      const left = this.#others.get(network)
      this.#others.delete(network)
      if (left) this.#others.set(network, left)
      return { entry, network }
    }
    return undefined
  }

  /** Counts a rendering that begins. Returns what to call when it has ended. */
  #count(network: string | null): () => void {
    if (network === null) {
      this.#runningKept += 1
      return () => {
        this.#runningKept -= 1
      }
    }
    this.#runningOthers += 1
    this.#running.set(network, (this.#running.get(network) ?? 0) + 1)
    return () => {
      this.#runningOthers -= 1
      const left = (this.#running.get(network) ?? 1) - 1
      if (left === 0) this.#running.delete(network)
      else this.#running.set(network, left)
    }
  }

  async #work<Result>(work: () => Promise<Result>, end: () => void): Promise<Result> {
    try {
      return await work()
    } finally {
      end()
      this.#next()
    }
  }
}
