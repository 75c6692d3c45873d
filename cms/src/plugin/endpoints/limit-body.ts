import { imageUploadLimit } from 'shared/content/media.ts'
import { errorStatus } from 'shared/kernel/app-error.ts'
import { errorMessages } from 'shared/kernel/error-messages.ts'
import { readWithin, withBody } from './read-body.ts'
import { requestLanguage } from './request-language.ts'

/** A field's form of the admin sends its rich text of up to 200 kB three times; nothing that people type is longer. */
const mostOfForms = 2 * 1024 * 1024
/** A picture with the words beside it. */
const mostOfUploads = imageUploadLimit + mostOfForms
const uploads = /^\/api\/(v1\/)?media\b/

type Handle<Context> = (request: Request, context: Context) => Promise<Response>

/**
 * Refuses bodies that nobody sends in earnest before Payload sees them: it takes those of any size into memory, from anybody,
 * because it reads a body before it asks who is there. For the host app's routes, around Payload's handlers.
 */
export function limitBody<Context>(handle: Handle<Context>): Handle<Context> {
  return async (request, context) => {
    const { pathname } = new URL(request.url)
    const body = await readWithin(request, uploads.test(pathname) ? mostOfUploads : mostOfForms)
    return body ? handle(withBody(request, body), context) : refuse(request, pathname)
  }
}

/** In the shape of API v1, and elsewhere in Payload's, which its admin reads. */
function refuse({ headers }: Request, pathname: string): Response {
  const status = errorStatus.TOO_LARGE
  const error = errorMessages.TOO_LARGE[requestLanguage(headers)]
  const answer = pathname.startsWith('/api/v1/')
    ? { status, success: false, code: 'TOO_LARGE', error }
    : { errors: [{ message: error, data: { code: 'TOO_LARGE' } }] }
  return Response.json(answer, { status, headers: { 'cache-control': 'no-store' } })
}
