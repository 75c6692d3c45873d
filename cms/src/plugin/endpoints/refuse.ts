import { randomUUID } from 'node:crypto'
import type { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import { failureBody } from '@blickfang/contract/api/errors/failure-body.ts'
import { loggedPath } from '@blickfang/platform/server/log/without-persons.ts'
import { requestIdHeader } from '@blickfang/platform/server/request-scope.ts'
import { noteRefusal } from '../http/note-refusal.ts'
import { requestLanguage } from '../http/request-language.ts'
import { answerHeaders } from './answer-error.ts'

/** In the shape of API v1, and elsewhere in Payload's, which its admin reads. */
export function refuse({ code }: AppError, { headers, method }: Request, pathname: string): Response {
  const failure = failureBody(code, requestLanguage(headers))
  const requestId = headers.get(requestIdHeader) ?? randomUUID()
  noteRefusal({ requestId, route: `${method} ${loggedPath(pathname)}`, status: failure.status, code })
  const answer = pathname.startsWith('/api/v1/') ? failure : { errors: [{ message: failure.error, data: { code } }] }
  return Response.json(answer, { status: failure.status, headers: answerHeaders(requestId) })
}
