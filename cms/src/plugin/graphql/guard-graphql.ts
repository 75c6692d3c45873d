import { type ErrorCode, errorStatus } from 'shared/kernel/app-error.ts'
import { errorMessages } from 'shared/kernel/error-messages.ts'
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
    const body = await readUpTo(mostBytes, request)
    if (!body) return refuse('TOO_LARGE', request)
    const text = await body.text()
    // Next's request is a proxy, which Node 24 does not take for the request to copy.
    const { url, method, headers, signal } = request
    const again = () => new Request(url, { method, headers, signal, body: text })
    const answer = await read(again(), text)
    if (answer) return answer
    if (hasEndlessFragment(queryOf(text))) return refuse('BAD_REQUEST', request)
    return handle(again())
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

async function readUpTo(limit: number, request: Request): Promise<Blob | null> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > limit) return null
    chunks.push(chunk)
  }
  return new Blob(chunks)
}
