import { leaseMs } from '@blickfang/platform/server/expiry/expiry-question.ts'
import type { Follower, Journal } from './journal.ts'

/** Difference that two clocks may reach over a lease, and more. */
const marginMs = 500
const lookMs = 50
const watchMs = 1_000

interface FollowersSpec {
  readonly journal: Pick<Journal, 'listFollowers' | 'onBroken'>
  readonly now?: () => number
  readonly wait?: (ms: number) => Promise<unknown>
}

/**
 * Web processes that may answer out of their caches. A process that has asked nothing new for a lease, by this process's own steady
 * clock, may not any more; how long it was silent before this process looked, nobody knows.
 */
export class Followers {
  readonly #journal: FollowersSpec['journal']
  readonly #now: () => number
  readonly #wait: (ms: number) => Promise<unknown>
  #seen = new Map<string, { readonly mark: string; readonly at: number }>()

  constructor({ journal, now = () => performance.now(), wait = sleep }: FollowersSpec) {
    this.#journal = journal
    this.#now = now
    this.#wait = wait
    // Web may have kept its lease without asking while Postgres was away.
    journal.onBroken(() => this.#seen.clear())
  }

  /** Looks every second, so that a publish need not wait for who has been gone for long. Returns the teardown. */
  watch(): () => void {
    // A look that fails has forgotten all it knew, and the next one begins anew.
    const timer = setInterval(() => void this.list().catch(() => undefined), watchMs).unref()
    return () => clearInterval(timer)
  }

  /** Those whose lease may last. */
  async list(): Promise<Follower[]> {
    try {
      const followers = await this.#journal.listFollowers()
      const at = this.#now()
      this.#seen = new Map(
        followers.map(({ id, mark }) => {
          const known = this.#seen.get(id)
          return [id, known?.mark === mark ? known : { mark, at }]
        }),
      )
      return followers.filter(({ id }) => at - (this.#seen.get(id)?.at ?? at) < leaseMs + marginMs)
    } catch (error) {
      this.#seen.clear()
      throw error
    }
  }

  /**
   * Answers once each of them has come to `position`, or may answer nothing that it keeps: how many have come. `confirmed` are
   * those that have said so elsewhere. Throws when one goes on asking and does not come.
   */
  async waitFor(position: number, confirmed: ReadonlySet<string>): Promise<number> {
    const until = this.#now() + leaseMs + 2 * watchMs
    for (;;) {
      const followers = await this.list()
      const behind = followers.filter((each) => each.position < position && !confirmed.has(each.id))
      if (behind.length === 0) return followers.length
      if (this.#now() > until) throw new Error(`Behind ${position}: ${behind.map(({ id }) => id).join(', ')}`)
      await this.#wait(lookMs)
    }
  }
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
