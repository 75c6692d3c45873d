import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import { imageUploadLimit } from '@blickfang/contract/content/media/media.ts'
import { readWithin, withBody } from '../http/read-body.ts'
import { refuse } from './refuse.ts'

/** A field's form of the admin sends its rich text of up to 200 kB three times; nothing that people type is longer. */
const maxFormBytes = 2 * 1024 * 1024
/** A picture with the words beside it. */
const maxUploadBytes = imageUploadLimit + maxFormBytes
const uploads = /^\/api\/(v1\/)?media\b/

export type Handle<Context> = (request: Request, context: Context) => Promise<Response>
/** Whether somebody who may upload asks. Throws UNAVAILABLE while nobody can tell. */
export type AsksAsEditor = (headers: Headers) => Promise<boolean>

/**
 * Refuses bodies that nobody sends in earnest before Payload sees them: it takes those of any size into memory, from anybody, because
 * it reads a body before it asks who is there. A body of a length that only uploads may have is read once it is known that an editor
 * sends it. For the host app's routes, around Payload's handlers.
 */
export function limitBody<Context>(handle: Handle<Context>, asksAsEditor: AsksAsEditor): Handle<Context> {
  return async (request, context) => {
    const { pathname } = new URL(request.url)
    try {
      const body = await readWithin(request, await mostOf(request, pathname, asksAsEditor))
      if (!body) throw new AppError('TOO_LARGE')
      return await handle(withBody(request, body), context)
    } catch (error) {
      if (error instanceof AppError) return refuse(error, request, pathname)
      throw error
    }
  }
}

/** Throws UNAUTHENTICATED for a long upload of nobody's, before the first byte of it is read. */
async function mostOf({ headers }: Request, pathname: string, asksAsEditor: AsksAsEditor): Promise<number> {
  const length = headers.get('content-length')
  if (!uploads.test(pathname) || (length !== null && Number(length) <= maxFormBytes)) return maxFormBytes
  if (await asksAsEditor(headers)) return maxUploadBytes
  if (length !== null) throw new AppError('UNAUTHENTICATED')
  return maxFormBytes
}
