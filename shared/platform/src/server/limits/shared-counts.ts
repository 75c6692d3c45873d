import { once } from 'node:events'
import { Redis } from 'ioredis'
import { type RateLimiterLike, RateLimiterRedis } from 'rate-limiter-flexible'
import { type Finding, reasonOf } from '../health.ts'
import { inProcess } from '../in-process.ts'
import type { Rate } from './rate.ts'

/** A visitor waits no longer than this for a count, and once only: afterwards nobody asks until it answers again. */
const patienceMs = 500
const retryMs = 2_000
/** A check that nobody else's count can touch. */
const checkKey = 'blickfang check'

/** A limit by its name, and what counts it while Redis is away. */
interface Counted {
  readonly name: string
  readonly rate: Rate
  readonly otherwise: RateLimiterLike
}

/**
 * The counts of limits in Valkey or Redis, where all processes of both servers see them, so that several do not multiply what
 * one client may do. While it is away each limit is counted as if there were none, and nobody is refused for that.
 */
export class SharedCounts {
  readonly #url: string
  #client: Redis | undefined
  /** Why the last connection could not be made or was lost; none while there is one. */
  #failure: unknown

  constructor(url: string) {
    this.#url = url
  }

  limiter({ name, rate, otherwise }: Counted): RateLimiterLike {
    const { points, seconds } = rate
    return new RateLimiterRedis({
      storeClient: this.#connection,
      rejectIfRedisNotReady: true,
      insuranceLimiter: otherwise,
      keyPrefix: `blickfang ${name}`,
      points,
      duration: seconds,
      // Whoever is refused need not be counted on.
      inMemoryBlockOnConsumed: points + 1,
    })
  }

  /** A warning, whatever it is: limits hold without it, though each process or the database counts by itself. */
  readonly check = async (): Promise<Finding> => {
    try {
      await this.#write()
      return { status: 'pass' }
    } catch (error) {
      const output = `Valkey or Redis at REDIS_URL does not count: ${reasonOf(error)}. Limits of rate are counted without it.`
      return { status: 'warn', output }
    }
  }

  close(): void {
    this.#client?.disconnect()
  }

  /** A count that is not taken, for want of memory or of rights, shows in nothing but a count. */
  async #write(): Promise<void> {
    const client = this.#connection
    if (client.status !== 'ready') {
      if (this.#failure) throw this.#failure
      await once(client, 'ready', { signal: AbortSignal.timeout(patienceMs) })
    }
    await client.set(checkKey, 1, 'EX', 60).catch((error) => {
      throw named(error)
    })
  }

  /** Made with the first count: whoever only reads settings needs none. */
  get #connection(): Redis {
    this.#client ??= this.#connect()
    return this.#client
  }

  #connect(): Redis {
    const client = new Redis(this.#url, {
      // Its older protocol, which every server speaks.
      protocol: 2,
      disableClientInfo: true,
      connectTimeout: patienceMs,
      socketTimeout: patienceMs,
      retryStrategy: (times) => Math.min(times * 100, retryMs),
      // What cannot be counted now is counted elsewhere, and not a second time later.
      enableOfflineQueue: false,
      autoResendUnfulfilledCommands: false,
      maxRetriesPerRequest: 0,
    })
    client.on('error', (error) => {
      this.#failure = named(error)
    })
    client.on('close', () => {
      this.#failure ??= Object.assign(new Error('closed'), { code: 'ECONNRESET' })
    })
    client.on('ready', () => {
      this.#failure = undefined
    })
    return client
  }
}

/** The one of this process; null: nothing is set. */
export function openSharedCounts(url: string): SharedCounts | null {
  return url ? inProcess(`counts ${url}`, () => new SharedCounts(url)) : null
}

/** An error with a code of those that `reasonOf` knows: Redis has its own as the first word of what it says. */
function named(error: Error): Error {
  if (error.name === 'ReplyError') return Object.assign(error, { code: error.message.split(' ', 1)[0] })
  return /timeout|timed out/i.test(error.message) ? Object.assign(error, { code: 'ETIMEDOUT' }) : error
}
