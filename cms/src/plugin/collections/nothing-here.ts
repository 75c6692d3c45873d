import { errorSentenceOf } from '@blickfang/contract/api/errors/error-sentence-of.ts'
import type { PayloadRequest } from 'payload'
import { requestLanguage } from '../http/request-language.ts'

/** «Not found» as Payload's own addresses answer it: for those that it brings along and this product does not have. */
export function nothingHere({ headers }: Pick<PayloadRequest, 'headers'>): Response {
  return Response.json(
    { errors: [{ message: errorSentenceOf('NOT_FOUND', requestLanguage(headers)) }] },
    { status: 404 },
  )
}
