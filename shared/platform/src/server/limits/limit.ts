import { type RateLimiterLike, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Rate } from './rate.ts'
import type { SharedCounts } from './shared-counts.ts'

export interface LimitSpec {
  /** The same in all processes that count together. */
  readonly name: string
  readonly rate: Rate
  /** Where all processes count; null: there is no such place. */
  readonly counts: SharedCounts | null
  /** Counts when there is no such place, and while it is away. Left out: this process for itself. */
  readonly otherwise?: RateLimiterLike
}

/** How often each client may do one thing. */
export class Limit {
  readonly #limiter: RateLimiterLike

  constructor({ name, rate, counts, otherwise = inMemory(rate) }: LimitSpec) {
    this.#limiter = counts?.limiter({ name, rate, otherwise }) ?? otherwise
  }

  /** Counts one call. Resolves with the seconds to wait if it was one too many, else with 0. */
  async take(client: string): Promise<number> {
    try {
      await this.#limiter.consume(client)
      return 0
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused
      return Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
    }
  }

  /** Takes one call out of the count again. */
  async giveBack(client: string): Promise<void> {
    await this.#limiter.reward(client)
  }
}

function inMemory({ points, seconds }: Rate): RateLimiterMemory {
  return new RateLimiterMemory({ points, duration: seconds })
}
