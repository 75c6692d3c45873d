import { APIError, type PayloadRequest } from 'payload'
import type { AppError } from 'shared/kernel/app-error.ts'
import { errorMessages } from 'shared/kernel/error-messages.ts'

/** Rethrows an operation's error as one of Payload's, which its admin shows to the person. */
export function payloadError(req: PayloadRequest) {
  return (error: unknown): never => {
    if (!isAppError(error)) throw error
    const language = req.i18n?.language === 'fr' || req.i18n?.language === 'en' ? req.i18n.language : 'de'
    throw new APIError(errorMessages[error.code][language], error.status, { code: error.code, ...error.detail }, true)
  }
}

function isAppError(error: unknown): error is AppError {
  return error instanceof Error && error.name === 'AppError'
}
