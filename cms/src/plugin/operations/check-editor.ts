import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type { Actor } from './operation-context.ts'

/** Throws UNAUTHENTICATED when a visitor asks for what is the editors', over whichever way. */
export function checkEditor({ role }: Actor): void {
  if (role === 'visitor') throw new AppError('UNAUTHENTICATED')
}
