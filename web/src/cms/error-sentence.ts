import { ApiError } from '@blickfang/contract/api/api-error.ts'
import { errorSentenceOf } from '@blickfang/contract/api/errors/error-sentence-of.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { messages } from './messages.generated.ts'

/** Sentence about a failure, for a person, in their language. Unknown faults go to the console with their cause. */
export function errorSentence(error: unknown, language: string): string {
  if (!(error instanceof ApiError)) {
    console.error(error)
    return errorSentenceOf('INTERNAL', language)
  }
  return error.isOffline
    ? translate(messages, language)('offline')
    : errorSentenceOf(error.code, language, error.detail)
}
