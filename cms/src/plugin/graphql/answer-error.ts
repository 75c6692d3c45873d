import { errorSentenceOf } from '@blickfang/contract/api/errors/error-sentence-of.ts'
import type { AfterErrorHook } from 'payload'
import { appErrorOf } from '../errors/app-error-of.ts'

/** Gives GraphQL the same codes and sentences as API v1. Runs after Payload has hidden what an unknown fault says. */
export const answerGraphqlError: AfterErrorHook = ({ error, graphqlResult, req }) => {
  if (!graphqlResult) return
  const cause = appErrorOf('originalError' in error ? error.originalError : undefined)
  if (!cause) return
  const { code } = cause
  const message = errorSentenceOf(code, req.i18n?.language ?? 'de', cause.detail)
  return {
    graphqlResult: { ...graphqlResult, message, extensions: { code, statusCode: cause.status, ...cause.detail } },
  }
}
