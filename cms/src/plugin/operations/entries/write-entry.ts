import { AppError } from '@blickfang/contract/api/errors/app-error.ts'

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
