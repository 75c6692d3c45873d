import type { KeyReach } from '@blickfang/contract/api/endpoint.ts'
import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import { reachesTo } from '../http/check-access.ts'
import type { Actor } from './operation-context.ts'

/**
 * Throws BEYOND_KEY where a program's key does not reach far enough: for a part of a call that goes further than the call itself,
 * such as a value that is live at once. People may do it anyway.
 */
export function requireReach({ key }: Actor, wanted: KeyReach): void {
  if (key && !reachesTo(key.reach, wanted)) throw new AppError('BEYOND_KEY')
}
