import type { AfterErrorHook, Payload } from 'payload'
import { AppError, type ErrorCode } from 'shared/kernel/app-error.ts'
import { errorMessages } from 'shared/kernel/error-messages.ts'
import { labelIn } from 'shared/kernel/label.ts'

/** Gives GraphQL the same codes and sentences as API v1. Runs after Payload has hidden what an unknown fault says. */
export const answerGraphqlError: AfterErrorHook = ({ error, graphqlResult, req }) => {
  if (!graphqlResult) return
  const cause = 'originalError' in error ? error.originalError : undefined
  if (!(cause instanceof AppError)) return
  const code: ErrorCode = cause.code
  const message = labelIn(errorMessages[code], req.i18n?.language ?? 'de')
  return {
    graphqlResult: { ...graphqlResult, message, extensions: { code, statusCode: cause.status, ...cause.detail } },
  }
}

/**
 * Payload's error handling reads `originalError.status`, which errors of GraphQL itself (a variable of the wrong type) do not
 * have: it would end in 500. They are the caller's mistakes.
 */
export function giveErrorsACause(payload: Payload): void {
  payload.extensions = async ({ result }) => ({
    ...result,
    ...(result.errors && {
      errors: result.errors.map((error) => (error.originalError ? error : callersMistake(error))),
    }),
  })
}

function callersMistake(error: Error): Error {
  return Object.assign(error, { originalError: Object.assign(new Error(error.message), { status: 400 }) })
}
