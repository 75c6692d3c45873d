import type { Json } from '../../kernel/json.ts'
import { errorStatus } from './statuses.generated.ts'

/** Every way in which a request can fail. Closed: a new failure gets a code in the `errors.ts` of its feature and a sentence beside it. */
export type ErrorCode = keyof typeof errorStatus

/** All codes, in the order of the alphabet: what documents list does not change when a code moves to another feature. */
export const errorCodes = Object.keys(errorStatus).sort() as ErrorCode[]

/** Tells refusals of Blickfang's from what only looks like them, whichever copy of this file they were made by. */
const mark = Symbol.for('blickfang.refusal')

/** Notes on an error that it is a refusal of Blickfang's, put into other words. */
export function markRefusal<Refusal extends Error>(error: Refusal): Refusal {
  return Object.defineProperty(error, mark, { value: true })
}

/** Whether an error is a refusal of Blickfang's, and not one of a project that has codes and classes of the same name. */
export function isRefusal(error: unknown): boolean {
  return error instanceof Error && mark in error
}

/** The only error that operations throw on purpose: `serve` turns it into an answer, everything else into INTERNAL. */
export class AppError extends Error {
  readonly code: ErrorCode
  /** Details of the answer beside the code: `fields`, `conflict`, `missing`. */
  readonly detail: { readonly [key: string]: Json } | undefined

  constructor(code: ErrorCode, detail?: { readonly [key: string]: Json }, cause?: unknown) {
    super(code, { cause })
    this.name = 'AppError'
    this.code = code
    this.detail = detail
    markRefusal(this)
  }

  get status(): number {
    return errorStatus[this.code]
  }
}
