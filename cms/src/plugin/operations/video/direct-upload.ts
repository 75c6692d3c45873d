import type { AnswerOf } from '@blickfang/contract/api/endpoint.ts'
import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type {
  directUpload as contract,
  getDirectUpload as offerContract,
} from '@blickfang/contract/api/v1/video/video.ts'
import { parseUrl } from '@blickfang/contract/kernel/text/address/parse-url.ts'
import { OutsideError } from '../../outside/outside-error.ts'
import type { Call } from '../operation-context.ts'
import { beginUpload, findFilmService, getFilmService } from './film-service.ts'

/** Tells whether films can be uploaded. */
export async function getDirectUpload({
  payload,
}: Call<typeof offerContract>): Promise<AnswerOf<typeof offerContract>> {
  return { isOffered: findFilmService(payload) !== null }
}

/** Asks Mux for an address that takes a film. Throws VIDEO_UPLOAD_OFF, VIDEO_UPLOAD_REFUSED and VIDEO_UPLOAD_EMPTY. */
export async function directUpload({ payload }: Call<typeof contract>): Promise<AnswerOf<typeof contract>> {
  getFilmService(payload)
  const { id, url } = await beginUpload(payload).catch((error: unknown) => {
    if (!(error instanceof OutsideError)) throw error
    throw new AppError(error.failure === 'malformed' ? 'VIDEO_UPLOAD_EMPTY' : 'VIDEO_UPLOAD_REFUSED', undefined, error)
  })
  if (!id || !url || !/^https?:$/.test(parseUrl(url)?.protocol ?? '')) throw new AppError('VIDEO_UPLOAD_EMPTY')
  return { id, url }
}
