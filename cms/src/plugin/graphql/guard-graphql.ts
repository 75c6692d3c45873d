import { type ErrorCode, errorStatus } from 'shared/kernel/app-error.ts'
import { errorMessages } from 'shared/kernel/error-messages.ts'
import { readWithin, withBody } from '../endpoints/read-body.ts'
import { requestLanguage } from '../endpoints/request-language.ts'
import type { AnswerReads } from './answer-reads.ts'
import { hasEndlessFragment } from './has-endless-fragment.ts'

/** The site's own queries have 3 kB; a person's rich text in a mutation has up to 200 kB. */
const mostBytes = 256 * 1024

type Handle = (request: Request) => Promise<Response>

/**
 * Joins the quick way of plain reads with Payload's handler, and refuses what would bring the latter down: it takes a body
 * of any size and any round of fragments.
 */
export function guardGraphql(read: AnswerReads, handle: Handle): Handle {
  return async (request) => {
    const body = await readWithin(request, mostBytes)
    if (!body) return refuse('TOO_LARGE', request)
    const text = new TextDecoder().decode(body)
    const answer = await read(withBody(request, text), text)
    if (answer) return answer
    if (hasEndlessFragment(queryOf(text))) return refuse('BAD_REQUEST', request)
    return handle(withBody(request, text))
  }
}

function refuse(code: ErrorCode, { headers }: Request): Response {
  const status = errorStatus[code]
  const error = errorMessages[code][requestLanguage(headers)]
  return Response.json({ status, success: false, code, error }, { status })
}

function queryOf(body: string): unknown {
  try {
    return JSON.parse(body)?.query
  } catch {
    return undefined
  }
}
