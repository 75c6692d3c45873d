import { errorStatus } from 'shared/kernel/app-error.ts'
import { errorMessages } from 'shared/kernel/error-messages.ts'

/** The site's own queries have 3 kB; a person's rich text in a mutation has up to 200 kB. */
const mostBytes = 256 * 1024

/** Wraps a route so that a body over the limit is refused before anything parses it; GraphQL in Payload takes any size. */
export function limitBody(handle: (request: Request) => Promise<Response>): (request: Request) => Promise<Response> {
  return async (request) => {
    const body = await readUpTo(mostBytes, request)
    if (body) return handle(new Request(request, { body, duplex: 'half' } as RequestInit))
    const answer = {
      status: errorStatus.TOO_LARGE,
      success: false,
      code: 'TOO_LARGE',
      error: errorMessages.TOO_LARGE.de,
    }
    return Response.json(answer, { status: errorStatus.TOO_LARGE })
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
