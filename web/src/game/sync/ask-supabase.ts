import type { GameProblem } from '@blickfang/contract/game/game.ts'
import { ClockAhead, ServerFailure } from './game-server.ts'

interface Refusal {
  readonly code: string
  readonly message: string
  readonly details?: string | null
}

interface Answer<Data> {
  readonly data: Data
  readonly status: number
  readonly error: Refusal | null
}

/** A request of Supabase's client that has not been sent yet. */
export interface Request<Data = unknown> extends PromiseLike<Answer<Data>> {
  retry(enabled: boolean): PromiseLike<Answer<Data>>
}

/** The answer to a request, or a ServerFailure. 401 means that the token must be renewed: that is `onExpired`, and then once more. */
export async function ask<Data>(make: () => Request<Data>, onExpired: () => Promise<unknown>): Promise<Data> {
  // The outbox tries again by itself, and tells people meanwhile.
  const first = await make().retry(false)
  if (first.status !== 401) return dataOf(first)
  await onExpired()
  return dataOf(await make().retry(false))
}

function dataOf<Data>({ data, error, status }: Answer<Data>): Data {
  if (!error) return data
  throw failureOf(status, error)
}

function failureOf(status: number, error: Refusal): ServerFailure {
  if (status === 0) return new ServerFailure('offline', 'offline', error)
  if (status === 429) return new ServerFailure('busy', 'rateLimited', error)
  // A token that opens nothing here, or a backend or a proxy in trouble: later perhaps.
  if (status === 401 || status === 408 || status >= 500) return new ServerFailure('unavailable', 'unavailable', error)
  if (status === 404 && error.code === 'NOT_FOUND') return new ServerFailure('unavailable', 'unavailable', error)
  if (error.code === '23514' && error.message.includes('clock of this entry is ahead')) {
    const { now, latest } = JSON.parse(error.details ?? '{}') as { now: number; latest: number }
    return new ClockAhead({ now, latest }, error)
  }
  return new ServerFailure('refused', problemOf(error), error)
}

/** Problem that the database's refusal stands for, by its constraints (docker/supabase/migrations). */
function problemOf({ code, message }: Refusal): GameProblem {
  if (code === '23503') return 'notFound'
  if (code === '23514' && message.includes('100 players')) return 'tooManyPlayers'
  if (code === '23514' && message.includes('100 holes')) return 'tooManyHoles'
  if (code === '23514' && message.includes('playerName')) return 'invalidName'
  return 'failed'
}
