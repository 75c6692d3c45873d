import { ApiError } from '@blickfang/contract/api/api-error.ts'
import type { Coupon, GameInfo, GameProblem } from '@blickfang/contract/game/game.ts'
import { call } from '../../cms/api-client.ts'
import { ServerFailure } from './game-server.ts'

/** Renewed this long before its end. */
const margin = 10 * 60_000
const maxNameLength = 80
/** Wait in seconds above which the games of a day are used up, not the calls of a minute. */
const longWait = 10 * 60

const problems: Partial<Record<ApiError['code'], GameProblem>> = {
  NOT_FOUND: 'notFound',
  INVALID: 'invalidName',
  RATE_LIMITED: 'rateLimited',
  ROUND_INCOMPLETE: 'roundIncomplete',
  NOT_WINNER: 'notWinner',
  ROUND_TOO_SHORT: 'roundTooShort',
  NO_COUPONS_LEFT: 'noCouponsLeft',
}

/** A failure of our own API as the game knows failures. */
function failureOf(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  if (error.isOffline) return new ServerFailure('offline', 'offline', error)
  if (error.code === 'UNAVAILABLE') return new ServerFailure('unavailable', 'unavailable', error)
  if (error.code === 'RATE_LIMITED') {
    // Who has to wait for longer has used up the games of a day, not the calls of a minute.
    const isForLong = Number(error.detail.retryAfter) > longWait
    return new ServerFailure('busy', isForLong ? 'tooManyGames' : 'rateLimited', error)
  }
  if (error.code === 'NOT_FOUND') return new ServerFailure('missing', 'notFound', error)
  if (error.status >= 500) return new ServerFailure('unavailable', 'unavailable', error)
  return new ServerFailure('refused', problems[error.code] ?? 'failed', error)
}

const rethrow = (error: unknown): never => {
  throw failureOf(error)
}

/** Begins a game by our own API. */
export async function createGame(gameName: string): Promise<Pick<GameInfo, 'id'>> {
  // Half a character at the cut would be refused.
  const short = gameName.slice(0, maxNameLength).replace(/[\ud800-\udbff]$/, '')
  const { game } = await call('createGame', { gameName: short }).catch(rethrow)
  return game
}

/** The winner's code by our own API; the bar's page is in the language of this one. */
export async function issueCoupon(id: string, playerId: string, lang: 'de' | 'fr'): Promise<Coupon> {
  const { code, redeemedAt } = await call('issueCoupon', { id, playerId }).catch(rethrow)
  const query = new URLSearchParams({ game: id, code })
  return { code, redeemedAt, path: `/${lang}/edit/~redeem?${query}` }
}

/** The key to one game. Silently renewed, and at once when it is found to be refused. */
export class GameToken {
  readonly #gameId: string
  #held: { readonly token: string; readonly goodUntil: number } | null = null
  #asked: Promise<{ token: string; serverTime: number }> | null = null

  constructor(gameId: string) {
    this.#gameId = gameId
  }

  /** For supabase-js: the token that is good now. */
  readonly get = async (): Promise<string> => {
    if (this.#held && Date.now() < this.#held.goodUntil) return this.#held.token
    return (await this.renew()).token
  }

  /** A new token, with the server's time of now. Asked once, however many wait for it. */
  renew(): Promise<{ token: string; serverTime: number }> {
    this.#asked ??= this.#ask().finally(() => {
      this.#asked = null
    })
    return this.#asked
  }

  async #ask() {
    const begin = Date.now()
    const { token, expiresAt, serverTime } = await call(
      'createGameToken',
      { id: this.#gameId },
      { signal: AbortSignal.timeout(10_000) },
    ).catch(rethrow)
    // By the server's clock, whatever this phone's says.
    this.#held = { token, goodUntil: Date.now() + (expiresAt - serverTime) - margin }
    return { token, serverTime: serverTime + (Date.now() - begin) / 2 }
  }
}
