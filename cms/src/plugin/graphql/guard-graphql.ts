import { type ErrorCode, errorStatus } from 'shared/kernel/app-error.ts'
import { errorMessages } from 'shared/kernel/error-messages.ts'
import { hasEndlessFragment } from './has-endless-fragment.ts'

/** The site's own queries have 3 kB; a person's rich text in a mutation has up to 200 kB. */
const mostBytes = 256 * 1024

/** Wraps a route so that what would bring the handler down is refused before it: Payload takes a body of any size and any round of fragments. */
export function guardGraphql(handle: (request: Request) => Promise<Response>): (request: Request) => Promise<Response> {
  return async (request) => {
    const body = await readUpTo(mostBytes, request)
    if (!body) return refuse('TOO_LARGE')
    if (hasEndlessFragment(queryOf(await body.text()))) return refuse('BAD_REQUEST')
    return handle(new Request(request, { body, duplex: 'half' } as RequestInit))
  }
}

function refuse(code: ErrorCode): Response {
  const status = errorStatus[code]
  return Response.json({ status, success: false, code, error: errorMessages[code].de }, { status })
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
