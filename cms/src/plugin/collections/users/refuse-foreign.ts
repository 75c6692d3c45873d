import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import { errorSentenceOf } from '@blickfang/contract/api/errors/error-sentence-of.ts'
import { APIError, type CollectionBeforeOperationHook } from 'payload'
import { checkOrigin, ownOrigin } from '../../http/check-access.ts'
import { requestLanguage } from '../../http/request-language.ts'

/**
 * Refuses calls that need no session (sign-in, the first account, a forgotten password) to a page of another website: it could sign
 * somebody in as somebody else. Everything else of accounts Payload refuses by itself, because it believes no foreign cookie.
 */
export function refuseForeign(origins: readonly string[]): CollectionBeforeOperationHook {
  return ({ args, operation, req }) => {
    const needsNoSession =
      operation === 'login' ||
      operation === 'forgotPassword' ||
      operation === 'resetPassword' ||
      (operation === 'create' && req.context.isFirstAccount === true)
    if (!needsNoSession || !req.headers) return args
    try {
      checkOrigin({ method: 'post', headers: req.headers }, [...origins, ...ownOrigin(req)])
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      throw new APIError(
        errorSentenceOf(error.code, requestLanguage(req.headers)),
        error.status,
        { code: error.code },
        true,
      )
    }
    return args
  }
}
