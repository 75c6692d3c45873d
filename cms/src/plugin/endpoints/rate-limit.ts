import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from 'shared/kernel/app-error.ts'

/** Calls that one client may make in a stretch of time. */
export interface Rate {
  readonly points: number
  readonly seconds: number
}

/** Far above what one person's editor sends, far below what hurts. */
const usual: Rate = { points: 3000, seconds: 60 }
const limiters = new Map<string, RateLimiterMemory>()

/** Counts one call of the client. Throws RATE_LIMITED when it was one too many. */
export async function limitRate(name: string, client: string, rate: Rate = usual): Promise<void> {
  const limiter = limiters.get(name) ?? new RateLimiterMemory({ points: rate.points, duration: rate.seconds })
  limiters.set(name, limiter)
  try {
    await limiter.consume(client)
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused
    throw new AppError('RATE_LIMITED', { retryAfter: Math.ceil(refused.msBeforeNext / 1000) })
  }
}

/** Takes one call of the client out of the count again. */
export async function giveBack(name: string, client: string): Promise<void> {
  await limiters.get(name)?.reward(client)
}

/** Where a request comes from. Web adds its peer at the end; with a reverse proxy in front, that one's peer stands before it. */
export function clientAddress(headers: Headers): string {
  const hops = (headers.get('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim())
  return hops.at(-2) || hops.at(-1) || 'unknown'
}
