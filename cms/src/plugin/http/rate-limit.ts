import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import { networkOf } from '@blickfang/contract/kernel/text/network-of.ts'
import { Limit } from '@blickfang/platform/server/limits/limit.ts'
import type { Rate } from '@blickfang/platform/server/limits/rate.ts'
import type { Payload } from 'payload'
import { RateLimiterPostgres } from 'rate-limiter-flexible'
import { withoutNames } from '../db/without-names.ts'
import { ownOf } from '../own/own-of.ts'

/** A limit by its name, and whom it counts. */
interface Call {
  readonly name: string
  readonly client: string
  /** Left out: what keeps one process from being flooded, counted in that process. */
  readonly rate?: Rate | undefined
}

/** Far above what one person's editor sends, far below what hurts. */
const flood: Rate = { points: 3000, seconds: 60 }
const limits = new WeakMap<Payload, Map<string, Limit>>()

/**
 * Counts one call of the client. A rate of one's own holds for all processes of the cms together, because it is what keeps
 * passwords and coupons from being guessed. Throws RATE_LIMITED when it was one too many.
 */
export async function limitRate(payload: Payload, { name, client, rate }: Call): Promise<void> {
  const known = limitsOf(payload)
  const limit = known.get(name) ?? makeLimit(payload, name, rate)
  known.set(name, limit)
  const retryAfter = await limit.take(client)
  if (retryAfter > 0) throw new AppError('RATE_LIMITED', { retryAfter })
}

/** Takes one call of the client out of the count again. */
export async function giveBack(payload: Payload, { name, client }: Omit<Call, 'rate'>): Promise<void> {
  await limitsOf(payload).get(name)?.giveBack(client)
}

function limitsOf(payload: Payload): Map<string, Limit> {
  const known = limits.get(payload) ?? new Map<string, Limit>()
  limits.set(payload, known)
  return known
}

function makeLimit(payload: Payload, name: string, rate: Rate | undefined): Limit {
  if (!rate) return new Limit({ name, rate: flood, counts: null })
  return new Limit({ name, rate, counts: ownOf(payload).sharedCounts, otherwise: inDatabase(payload, name, rate) })
}

function inDatabase(payload: Payload, keyPrefix: string, { points, seconds }: Rate): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: poolOf(payload),
    storeType: 'pool',
    tableName: 'bf_rate_limits',
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
  if (ownOf(payload).isPooled) withoutNames(pool)
  pools.set(payload, pool)
  return pool
}

/**
 * Network, or site, for which a request is counted: that from which it comes. Web adds its peer at the end; with a reverse proxy in
 * front, that one's peer stands before it.
 */
export function clientNetwork(headers: Headers, reach?: 'network' | 'site'): string {
  const hops = (headers.get('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim())
  return networkOf(hops.at(-2) || hops.at(-1) || 'unknown', reach)
}
