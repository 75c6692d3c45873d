import { ApiError } from '@blickfang/contract/api/api-error.ts'
import { createClient } from '@blickfang/contract/api/client.ts'
import { errorSentenceOf } from '@blickfang/contract/api/errors/error-sentence-of.ts'

/** API v1 as the signed-in person. */
export const call = createClient()

/** Whether the server itself has said what went wrong; else no answer came, or somebody else's on the way. */
export function isAnswered(error: unknown): error is ApiError {
  return error instanceof ApiError && typeof error.detail.error === 'string'
}

/** Sentence about a failure: the server's own, which is in the person's language already. */
export function failureSentence(error: unknown, language: string): string {
  if (!(error instanceof ApiError)) throw error
  return isAnswered(error) ? String(error.detail.error) : errorSentenceOf('UNAVAILABLE', language)
}
