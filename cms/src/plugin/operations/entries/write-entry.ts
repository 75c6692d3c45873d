import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type { Actor } from '../operation-context.ts'

/** Entries are the editors': whoever calls, over whichever way. Throws UNAUTHENTICATED. */
export function checkEditor({ role }: Actor): void {
  if (role === 'visitor') throw new AppError('UNAUTHENTICATED')
}

/** Postgres's word for a row that names one that is not there. */
const foreignKeyViolation = '23503'

/** Writes, and refuses with INVALID whatever Payload's own checks refuse, such as a picture that is gone. */
export async function written<Result>(key: string, write: () => Promise<Result>): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    if (error instanceof Error && (error.name === 'ValidationError' || namesNothing(error)))
      throw new AppError('INVALID', { fields: { [key]: 'refused' } }, error)
    throw error
  }
}

function namesNothing(error: Error): boolean {
  if ('code' in error && error.code === foreignKeyViolation) return true
  return error.cause instanceof Error && namesNothing(error.cause)
}
