import { type Endpoint, type KeyReach, keyReaches } from '@blickfang/contract/api/endpoint.ts'
import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type { PayloadRequest } from 'payload'
import { isHeldBack } from '../access/held-back.ts'
import { roleOf } from '../access/roles.ts'
import type { KeyAsker } from './keys/find-key-asker.ts'

/** Throws FOREIGN_ORIGIN for a write that a page of another site started. */
export function checkOrigin(
  { method, headers }: Pick<PayloadRequest, 'method' | 'headers'>,
  origins: readonly string[],
): void {
  if (method?.toLowerCase() === 'get') return
  const origin = headers.get('origin')
  const isForeign = origin === null ? headers.get('sec-fetch-site') === 'cross-site' : !origins.includes(origin)
  if (isForeign) throw new AppError('FOREIGN_ORIGIN')
}

/** Where the page that asks lies if it comes from this very site, by whatever name the visitor reached it (a phone in the shop's network by its number). */
export function ownOrigin({ headers }: Pick<PayloadRequest, 'headers'>): string[] {
  const host = headers.get('x-forwarded-host')
  return host ? [`${headers.get('x-forwarded-proto') ?? 'http'}://${host}`] : []
}

/** Throws UNAUTHENTICATED, FORBIDDEN or SECOND_FACTOR_REQUIRED unless the contract lets this user call. */
export function checkAccess(asker: Pick<PayloadRequest, 'user' | 'payload'>, access: Endpoint['access']): void {
  if (access === 'anyone') return
  const role = roleOf(asker)
  if (!asker.user) throw new AppError('UNAUTHENTICATED')
  if (role && access === 'admin' && isHeldBack(asker.user)) throw new AppError('SECOND_FACTOR_REQUIRED')
  if (!role || (access === 'admin' && role !== 'admin')) throw new AppError('FORBIDDEN')
}

/** Throws BEYOND_KEY or FORBIDDEN unless the contract lets a program with this key call. */
export function checkKey({ role, key }: KeyAsker, { access, reach }: Pick<Endpoint, 'access' | 'reach'>): void {
  if (reach === null || !reachesTo(key.reach, reach)) throw new AppError('BEYOND_KEY')
  if (access === 'admin' && role !== 'admin') throw new AppError('FORBIDDEN')
}

/** Whether a key of one reach is good for what asks for another. */
export function reachesTo(reach: KeyReach, wanted: KeyReach): boolean {
  return keyReaches.indexOf(reach) >= keyReaches.indexOf(wanted)
}
