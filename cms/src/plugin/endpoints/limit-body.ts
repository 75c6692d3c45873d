import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import { imageUploadLimit } from '@blickfang/contract/content/media/media.ts'
import { maxAnswerBytes } from '@blickfang/contract/forms/own/asked-file.ts'
import { readWithin, withBody } from '../http/read-body.ts'
import { refuse } from './refuse.ts'

/** A field's form of the admin sends its rich text of up to 200 kB three times; nothing that people type is longer. */
const maxFormBytes = 2 * 1024 * 1024
/** A picture with the words beside it. */
const maxUploadBytes = imageUploadLimit + maxFormBytes
const uploads = /^\/api\/(?:v1\/|bf-)media\b/
/** A visitor's file for an entry of a form: the only long body that anybody may send. */
const entryFiles = /^\/api\/v1\/form\/file$/
/** So many of them are read at once in this process, each of which it holds. */
const maxEntryFiles = 6
let entryFilesNow = 0

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
    const isEntryFile = entryFiles.test(pathname)
    if (isEntryFile && entryFilesNow >= maxEntryFiles) return refuse(new AppError('RATE_LIMITED'), request, pathname)
    if (isEntryFile) entryFilesNow += 1
    try {
      const body = await readWithin(request, await mostOf(request, pathname, asksAsEditor))
      if (!body) throw new AppError('TOO_LARGE')
      return await handle(withBody(request, body), context)
    } catch (error) {
      if (error instanceof AppError) return refuse(error, request, pathname)
      throw error
    } finally {
      if (isEntryFile) entryFilesNow -= 1
    }
  }
}

/** Throws UNAUTHENTICATED for a long upload of nobody's, before the first byte of it is read. */
async function mostOf({ headers }: Request, pathname: string, asksAsEditor: AsksAsEditor): Promise<number> {
  const length = headers.get('content-length')
  if (entryFiles.test(pathname)) return maxAnswerBytes + maxFormBytes
  if (!uploads.test(pathname) || (length !== null && Number(length) <= maxFormBytes)) return maxFormBytes
  if (await asksAsEditor(headers)) return maxUploadBytes
  if (length !== null) throw new AppError('UNAUTHENTICATED')
  return maxFormBytes
}
