import type { ErrorCode } from './app-error.ts'
import { errorSentenceOf } from './error-sentence-of.ts'
import { errorStatus } from './statuses.generated.ts'

/**
 * The body of every answer that is no success, whoever gives it: `success: false`, the status and the code for programs, a
 * sentence in the reader's language for people, and what the failure says besides.
 */
export function failureBody(code: ErrorCode, language: string, detail?: Readonly<Record<string, unknown>>) {
  return { status: errorStatus[code], success: false, code, error: errorSentenceOf(code, language, detail), ...detail }
}
