import type { Dictionary } from '../../kernel/messages/messages.ts'
import { translate } from '../../kernel/messages/translator.ts'
import type { ErrorCode } from './app-error.ts'
import { type ErrorSentences, errorMessages } from './sentences.generated.ts'

function spoken(language: string): Dictionary<ErrorSentences> {
  return { language, messages: Object.assign({}, ...errorMessages.map((feature) => feature[language]?.messages)) }
}

const messages = { de: spoken('de'), fr: spoken('fr'), en: spoken('en') }

/** The sentence of a failure in a person's language: what happened, and what to do next. `detail` is what the answer carries beside the code. */
export function errorSentenceOf(
  code: ErrorCode,
  language: string,
  detail: Readonly<Record<string, unknown>> = {},
): string {
  const text = (name: string, other = '') => String(detail[name] ?? other)
  const values = {
    is: text('is'),
    pages: text('pages'),
    line: text('line'),
    what: text('what', 'other'),
    name: text('name'),
  }
  return translate(messages, language)(code, values)
}
