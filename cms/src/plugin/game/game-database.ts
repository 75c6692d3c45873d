import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import { PostgrestClient } from '@supabase/postgrest-js'
import type { Payload } from 'payload'
import { gameSettings } from './game-settings.ts'

const patience = 5_000

/** The games' database by its REST interface, with the server's own key: past all policies. */
export function gameDatabase(payload: Payload, schema: 'site_game' | 'shared' = 'site_game') {
  const { url, serviceKey } = gameSettings(payload)
  return new PostgrestClient(new URL('/rest/v1', url).href, {
    headers: { apikey: serviceKey, authorization: `Bearer ${serviceKey}` },
    schema,
    fetch: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(patience) }),
  })
}

interface Answer<Data> {
  readonly data: Data
  readonly error: unknown
}

/** The rows of an answer. Throws UNAVAILABLE when the game's backend failed: nothing here depends on what a person sent. */
export function rowsOf<Data>({ data, error }: Answer<Data>): NonNullable<Data> {
  if (error || data === null || data === undefined) throw new AppError('UNAVAILABLE', undefined, error)
  return data
}
