import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

interface Limits {
  /** Requests and new websockets of one network a minute. */
  readonly asksAMinute: number
  /** Websockets of one network that are open at once. */
  readonly sockets: number
}

/**
 * Fifty phones behind one address, as in a bar, ask about a thousand times a minute when they score, and as often again when
 * the bar's network comes back and all read everything at once.
 */
const usual: Limits = { asksAMinute: 6_000, sockets: 400 }

/** How much of the game's backend the phones of one network may use: more than any crowd needs, less than what hurts the others. */
export class GameRate {
  readonly #limiter: RateLimiterMemory
  readonly #mostSockets: number
  readonly #sockets = new Map<string, number>()

  constructor({ asksAMinute, sockets }: Limits = usual) {
    this.#limiter = new RateLimiterMemory({ points: asksAMinute, duration: 60 })
    this.#mostSockets = sockets
  }

  /** Counts one request. Resolves with the seconds to wait if it was one too many, else with 0. */
  async take(network: string): Promise<number> {
    try {
      await this.#limiter.consume(network)
      return 0
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused
      return Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
    }
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
