import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type { Payload } from 'payload'
import { ownOf } from '../own/own-of.ts'

declare module '../own/own-of.ts' {
  interface Own {
    readonly game: GameSettings | undefined
  }
}

/** Where the games are kept, and with which keys. An empty text: not set. */
export interface GameSettings {
  readonly url: string
  readonly serviceKey: string
  /** Signs the players' tokens and the coupons. */
  readonly jwtSecret: string
}

export function hasGames(payload: Payload): boolean {
  const settings = ownOf(payload).game
  return Boolean(settings?.url && settings.serviceKey && settings.jwtSecret)
}

/** Throws UNAVAILABLE when this project has no game backend; the log says what is missing. */
export function gameSettings(payload: Payload): GameSettings {
  const settings = ownOf(payload).game
  if (settings?.url && settings.serviceKey && settings.jwtSecret) return settings
  // The sentence is the spec's, public-site.md §8.
  throw new AppError('UNAVAILABLE', undefined, new Error('Supabase environment variables are missing'))
}
