import { APIError, type PayloadRequest } from 'payload'
import { AppError } from 'shared/kernel/app-error.ts'
import { errorMessages } from 'shared/kernel/error-messages.ts'
import { labelIn } from 'shared/kernel/label.ts'
import { reasonIn } from '../texts/reasons.ts'

/** An operation's failure as the admin shows it in a toast: the sentence of the code, and what is wrong where that is known. */
export function asPayloadError(error: unknown, req: PayloadRequest): unknown {
  if (!(error instanceof AppError)) return error
  const language = req.i18n.language
  const reasons = Object.values((error.detail?.fields ?? {}) as Readonly<Record<string, string>>)
  const message = [
    labelIn(errorMessages[error.code], language),
    ...reasons.flatMap((why) => reasonIn(why, language)),
  ].join(' ')
  return new APIError(message, error.status, { code: error.code, ...error.detail }, true)
}
