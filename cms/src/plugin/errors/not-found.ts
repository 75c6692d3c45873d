import { AppError } from '@blickfang/contract/api/errors/app-error.ts'

/** NOT_FOUND with a sentence of its own for what people know by a name. */
export function notFound(what: 'block' | 'branch' | 'entry' | 'template', cause?: Error): AppError {
  return new AppError('NOT_FOUND', { what }, cause)
}
