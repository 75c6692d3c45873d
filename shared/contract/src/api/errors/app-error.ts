import type { Json } from '../../kernel/json.ts'
import { errorStatus } from './statuses.generated.ts'

/** Every way in which a request can fail. Closed: a new failure gets a code in the `errors.ts` of its feature and a sentence beside it. */
export type ErrorCode = keyof typeof errorStatus

/** All codes, in the order of the alphabet: what documents list does not change when a code moves to another feature. */
export const errorCodes = Object.keys(errorStatus).sort() as ErrorCode[]

/** The only error that operations throw on purpose: `serve` turns it into an answer, everything else into INTERNAL. */
export class AppError extends Error {
  readonly code: ErrorCode
  /** What the answer carries beside the code: `fields`, `conflict`, `missing`. */
  readonly detail: { readonly [key: string]: Json } | undefined

  constructor(code: ErrorCode, detail?: { readonly [key: string]: Json }, cause?: unknown) {
    super(code, { cause })
    this.name = 'AppError'
    this.code = code
    this.detail = detail
  }

  get status(): number {
    return errorStatus[this.code]
  }
}
