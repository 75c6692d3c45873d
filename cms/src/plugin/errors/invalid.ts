import { AppError } from '@blickfang/contract/api/errors/app-error.ts'

/** INVALID for one value: `path` as in the request's body, `why` a short code for the log and for developers. */
export function invalid(path: string, why: string): AppError {
  return new AppError('INVALID', { fields: { [path]: why } })
}
