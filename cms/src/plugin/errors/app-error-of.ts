import { AppError, type ErrorCode } from '@blickfang/contract/api/errors/app-error.ts'
import { errorStatus } from '@blickfang/contract/api/errors/statuses.generated.ts'
import type { Json } from '@blickfang/contract/kernel/json.ts'

type Detail = Readonly<Record<string, Json>>

/**
 * The refusal that something thrown stands for: an AppError, or the words that the hook of a collection made of one for the
 * admin. Undefined for all else. By shape, not by class: bundles may hold two copies of each.
 */
export function appErrorOf(error: unknown): AppError | undefined {
  if (!(error instanceof Error)) return
  if (error instanceof AppError) return error
  if (error.name === 'AppError' && 'code' in error && isCode(error.code))
    return new AppError(error.code, 'detail' in error ? (error.detail as Detail | undefined) : undefined, error)
  if (!('data' in error) || typeof error.data !== 'object' || error.data === null) return
  const { code, ...detail } = error.data as { code?: unknown } & Detail
  if (!isCode(code) || !('status' in error) || error.status !== errorStatus[code]) return
  return new AppError(code, Object.keys(detail).length > 0 ? detail : undefined, error)
}

function isCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(errorStatus, code)
}
