import { AppError, type ErrorCode } from '@blickfang/shared/kernel/app-error.ts'
import { errorSentenceOf } from '@blickfang/shared/kernel/errors/error-sentence-of.ts'
import type { AfterErrorHook } from 'payload'

/** Gives GraphQL the same codes and sentences as API v1. Runs after Payload has hidden what an unknown fault says. */
export const answerGraphqlError: AfterErrorHook = ({ error, graphqlResult, req }) => {
  if (!graphqlResult) return
  const cause = 'originalError' in error ? error.originalError : undefined
  if (!(cause instanceof AppError)) return
  const code: ErrorCode = cause.code
  const message = errorSentenceOf(code, req.i18n?.language ?? 'de')
  return {
    graphqlResult: { ...graphqlResult, message, extensions: { code, statusCode: cause.status, ...cause.detail } },
  }
}
