interface Limits {
  /** Bodies of one network that are on their way at once. */
  readonly ofNetwork: number
  /** Bodies of everybody. */
  readonly ofAll: number
}

/** How many bodies may be on their way at once, of one network and of all: who sends slowly keeps only its own network waiting. */
export class BodyPlaces {
  readonly #limits: Limits
  readonly #taken = new Map<string, number>()
  #all = 0

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /** Takes a place. Returns what to call when it is free again; nothing if there is none. */
  take(network: string): (() => void) | undefined {
    const taken = this.#taken.get(network) ?? 0
    if (taken >= this.#limits.ofNetwork || this.#all >= this.#limits.ofAll) return undefined
    this.#taken.set(network, taken + 1)
    this.#all += 1
    let isFree = false
    return () => {
      if (isFree) return
      isFree = true
      this.#all -= 1
      const left = (this.#taken.get(network) ?? 1) - 1
      if (left === 0) this.#taken.delete(network)
      else this.#taken.set(network, left)
    }
  }
}
