import { Limit } from '@blickfang/platform/server/limits/limit.ts'
import type { SharedCounts } from '@blickfang/platform/server/limits/shared-counts.ts'

interface Limits {
  /** Requests and new websockets of one network a minute, at all processes together if they count together. */
  readonly asksAMinute: number
  /** Websockets of one network that are open at once, at one process: what is held counts, and that is each one's own. */
  readonly sockets: number
}

/**
 * Fifty phones behind one address, as in a bar, ask about a thousand times a minute when they score, and as often again when
 * the bar's network comes back and all read everything at once.
 */
const usual: Limits = { asksAMinute: 6_000, sockets: 400 }

/** How much of the game's backend the phones of one network may use: more than any crowd needs, less than what hurts the others. */
export class GameRate {
  readonly #limit: Limit
  readonly #mostSockets: number
  readonly #sockets = new Map<string, number>()

  constructor(counts: SharedCounts | null, { asksAMinute, sockets }: Limits = usual) {
    this.#limit = new Limit({ name: 'game', rate: { points: asksAMinute, seconds: 60 }, counts })
    this.#mostSockets = sockets
  }

  /** Counts one request. Resolves with the seconds to wait if it was one too many, else with 0. */
  take(network: string): Promise<number> {
    return this.#limit.take(network)
  }

  /** Counts a websocket. Returns what to call when it has ended; nothing if there is no room for it. */
  openSocket(network: string): (() => void) | undefined {
    const open = this.#sockets.get(network) ?? 0
    if (open >= this.#mostSockets) return undefined
    this.#sockets.set(network, open + 1)
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      const left = (this.#sockets.get(network) ?? 1) - 1
      if (left === 0) this.#sockets.delete(network)
      else this.#sockets.set(network, left)
    }
  }
}
