import type { ErrorCode } from './errors/app-error.ts'

/** A call of API v1 that failed. `status` 0: no answer came at all (offline, cut off). `detail` is the rest of the answer: `fields`, `conflict`, `missing`, `pages`. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly detail: Readonly<Record<string, unknown>>

  constructor(code: ErrorCode, status: number, detail: Readonly<Record<string, unknown>> = {}, cause?: unknown) {
    super(code, { cause })
    this.name = 'ApiError'
    this.code = code
    this.status = status
    this.detail = detail
  }

  /** No answer came: trying again later may help, and nothing is known to have been done. */
  get isOffline(): boolean {
    return this.status === 0
  }
}
