import { AppError } from '@blickfang/shared/kernel/app-error.ts'
import { networkOf } from '@blickfang/shared/kernel/text/network-of.ts'
import type { Payload } from 'payload'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { withoutNames } from '../db/without-names.ts'

/** Calls that one client may make in a stretch of time. */
export interface Rate {
  readonly points: number
  readonly seconds: number
}

/** A limit by its name, and whom it counts. */
interface Call {
  readonly name: string
  readonly client: string
  /** Left out: what keeps one process from being flooded, counted in that process. */
  readonly rate?: Rate | undefined
}

/** Far above what one person's editor sends, far below what hurts. */
const flood = { points: 3000, duration: 60 }
type Limiter = RateLimiterMemory | RateLimiterPostgres
const limiters = new WeakMap<Payload, Map<string, Limiter>>()

/**
 * Counts one call of the client. A rate of one's own holds for all processes of the cms together, because it is what keeps
 * passwords and coupons from being guessed. Throws RATE_LIMITED when it was one too many.
 */
export async function limitRate(payload: Payload, { name, client, rate }: Call): Promise<void> {
  const known = limitersOf(payload)
  const limiter = known.get(name) ?? (rate ? sharedLimiter(payload, name, rate) : new RateLimiterMemory(flood))
  known.set(name, limiter)
  try {
    await limiter.consume(client)
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused
    throw new AppError('RATE_LIMITED', { retryAfter: Math.ceil(refused.msBeforeNext / 1000) })
  }
}

/** Takes one call of the client out of the count again. */
export async function giveBack(payload: Payload, { name, client }: Omit<Call, 'rate'>): Promise<void> {
  await limitersOf(payload).get(name)?.reward(client)
}

function limitersOf(payload: Payload): Map<string, Limiter> {
  const known = limiters.get(payload) ?? new Map<string, Limiter>()
  limiters.set(payload, known)
  return known
}

function sharedLimiter(payload: Payload, keyPrefix: string, { points, seconds }: Rate): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: poolOf(payload),
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: true,
    keyPrefix,
    points,
    duration: seconds,
    // Whoever is refused need not be counted on.
    inMemoryBlockOnConsumed: points + 1,
  })
}

type Pool = Payload['db']['pool']
const pools = new WeakMap<Payload, Pool>()

/** Connections of its own: a sign-in is counted while it holds one of the others, and all of them may be held by sign-ins. */
function poolOf(payload: Payload): Pool {
  const known = pools.get(payload)
  if (known) return known
  const { pg, poolOptions } = payload.db
  if (!pg) throw new Error('Payload’s adapter brings no library for Postgres.')
  const pool: Pool = new pg.Pool({ ...poolOptions, max: 2, allowExitOnIdle: true })
  // A connection that is lost while nobody uses it; whoever uses one gets the same error anyway.
  pool.on('error', () => undefined)
  if (payload.config.custom.isPooled) withoutNames(pool)
  pools.set(payload, pool)
  return pool
}

/**
 * Whom a request is counted for: the network, or the site, that it comes from. Web adds its peer at the end; with a reverse
 * proxy in front, that one's peer stands before it.
 */
export function clientNetwork(headers: Headers, reach?: 'network' | 'site'): string {
  const hops = (headers.get('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim())
  return networkOf(hops.at(-2) || hops.at(-1) || 'unknown', reach)
}
