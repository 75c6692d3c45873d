import { isRefusal } from '@blickfang/contract/api/errors/app-error.ts'
import { errorSentenceOf } from '@blickfang/contract/api/errors/error-sentence-of.ts'
import type { AfterErrorHook } from 'payload'
import { appErrorOf } from '../errors/app-error-of.ts'

/** Gives GraphQL the same codes and sentences as API v1. Runs after Payload has hidden what an unknown fault says. */
export const answerGraphqlError: AfterErrorHook = ({ error, graphqlResult, req }) => {
  if (!graphqlResult) return
  const original = 'originalError' in error ? error.originalError : undefined
  // A project's own errors keep their words, whatever they are called.
  const cause = isRefusal(original) ? appErrorOf(original) : undefined
  if (!cause) return
  const { code } = cause
  const message = errorSentenceOf(code, req.i18n?.language ?? 'de', cause.detail)
  return {
    graphqlResult: { ...graphqlResult, message, extensions: { code, statusCode: cause.status, ...cause.detail } },
  }
}
