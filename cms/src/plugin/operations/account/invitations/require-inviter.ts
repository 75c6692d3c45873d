import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import { ownOf } from '../../../own/own-of.ts'
import type { OperationContext } from '../../operation-context.ts'

/**
 * Answers the admin who asks: nobody else makes accounts, and no program does. Throws FORBIDDEN; NOT_FOUND in a project with accounts
 * of its own, whose matter it is how they come about.
 */
export function requireInviter({ payload, actor }: Pick<OperationContext, 'payload' | 'actor'>): string {
  if (!actor.id || actor.role !== 'admin' || actor.key) throw new AppError('FORBIDDEN')
  if (!ownOf(payload).hasOwnUsers) throw new AppError('NOT_FOUND')
  return actor.id
}
