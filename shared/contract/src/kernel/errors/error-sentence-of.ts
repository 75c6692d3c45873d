import type { ErrorCode } from '../app-error.ts'
import { translate } from '../messages/translator.ts'
import { messages } from './messages.generated.ts'

/** The sentence of a failure in a person's language: what happened, and what to do next. `detail` is what the answer carries beside the code. */
export function errorSentenceOf(
  code: ErrorCode,
  language: string,
  detail: Readonly<Record<string, unknown>> = {},
): string {
  return translate(messages, language)(code, { is: String(detail.is ?? ''), what: lossOf(detail.what) })
}

function lossOf(what: unknown): 'text' | 'image' | 'style' | 'other' {
  return what === 'text' || what === 'image' || what === 'style' ? what : 'other'
}
