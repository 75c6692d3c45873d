import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type { Actor } from './operation-context.ts'

/** Throws UNAUTHENTICATED when a visitor asks for what is not published: visitors get an error, never another answer. */
export function checkDraftAccess(draft: boolean, actor: Actor): void {
  if (draft && actor.role === 'visitor') throw new AppError('UNAUTHENTICATED')
}
