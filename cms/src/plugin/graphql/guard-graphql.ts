import { AppError, type ErrorCode } from '@blickfang/contract/api/errors/app-error.ts'
import { errorSentenceOf } from '@blickfang/contract/api/errors/error-sentence-of.ts'
import { errorStatus } from '@blickfang/contract/api/errors/statuses.generated.ts'
import { isAskerUnknown } from '../access/unknown-asker.ts'
import { compareBlocks } from '../http/compare-blocks.ts'
import { noteRefusal } from '../http/note-refusal.ts'
import { readJson, withBody } from '../http/read-body.ts'
import { requestLanguage } from '../http/request-language.ts'
import { unkept } from '../http/unkept.ts'
import { type AnswerReads, type Asked, askedSchema } from './answer-reads.ts'

/** The site's own queries have 2 kB; a person's rich text in a mutation has up to 200 kB. */
const maxBytes = 256 * 1024

type Handle = (request: Request) => Promise<Response>

/**
 * Joins the quick way of plain reads with Payload's handler, and refuses what would bring the latter down: it takes a body
 * of any size and any shape, and calls what it cannot read a fault of its own.
 */
export function guardGraphql(read: AnswerReads, handle: Handle): Handle {
  return async (request) => {
    compareBlocks(request)
    const sent = await readQuestion(request)
    if ('code' in sent) return refuse(sent.code, request)
    const answer =
      (await read(withBody(request, sent.body), sent.asked)) ?? (await handle(withBody(request, sent.body)))
    // A stranger's answer, to somebody who brought a session that nobody could look up.
    return isAskerUnknown(answer.headers) ? refuse('UNAVAILABLE', request) : unkept(answer)
  }
}

async function readQuestion(request: Request): Promise<{ asked: Asked; body: string } | { code: ErrorCode }> {
  try {
    const value = await readJson(request, maxBytes)
    const asked = askedSchema.safeParse(value)
    return asked.success ? { asked: asked.data, body: JSON.stringify(value) } : { code: 'BAD_REQUEST' }
  } catch (error) {
    if (error instanceof AppError) return { code: error.code }
    throw error
  }
}

/** In the shape of GraphQL's own errors, as `answerGraphqlError` gives those of operations. */
function refuse(code: ErrorCode, { headers }: Request): Response {
  const status = errorStatus[code]
  noteRefusal({ route: 'POST /api/graphql', status, code })
  const message = errorSentenceOf(code, requestLanguage(headers))
  return Response.json(
    { errors: [{ message, extensions: { code, statusCode: status } }] },
    { status, headers: { 'cache-control': 'no-store' } },
  )
}
