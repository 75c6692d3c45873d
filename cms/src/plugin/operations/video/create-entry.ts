import type { AnswerOf } from '@blickfang/contract/api/endpoint.ts'
import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type { createEntry as contract } from '@blickfang/contract/api/v1/video/video.ts'
import { fallbackRatio } from '@blickfang/contract/options/media/video.ts'
import { v5 } from 'uuid'
import { cutText } from '../../media/cut-text.ts'
import { OutsideError } from '../../outside/outside-error.ts'
import { queueJob } from '../../queue/queue-job.ts'
import { findUploaded } from '../media/find-uploaded.ts'
import { keepFile } from '../media/keep-file.ts'
import type { Call } from '../operation-context.ts'
import { findFilmUpload, getFilmService } from './film-service.ts'

/** Uploads of films among the keys of uploads: made once, never changed. */
const filmKeys = '5d1a4f0e-3c0b-5b0e-9f58-7a2f3f7c6c11'

/** Stands in for the poster until there is one. */
const waitingPoster = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720" viewBox="0 0 1280 720"><rect width="1280" height="720" fill="#17211f"/><circle cx="640" cy="360" r="96" fill="none" stroke="#fbfaf7" stroke-width="8"/><path d="M612 308v104l88-52z" fill="#fbfaf7"/></svg>',
)

/** States of an upload that will never become a film. */
const over = new Set(['errored', 'cancelled', 'timed_out'])

/**
 * Notes an uploaded film in the library, where it is prepared; once, however often it is asked for. Throws VIDEO_UPLOAD_OFF,
 * VIDEO_ENTRY_FAILED and STORAGE_FULL.
 */
export async function createEntry({
  payload,
  db,
  body: { uploadId, name },
}: Call<typeof contract>): Promise<AnswerOf<typeof contract>> {
  getFilmService(payload)
  const upload = { key: v5(uploadId, filmKeys), sum: uploadId }
  const kept = await findUploaded(db, upload)
  if (kept) return { media: kept }
  const { status } = await findFilmUpload(payload, uploadId).catch(refuse)
  if (over.has(status)) throw new AppError('VIDEO_ENTRY_FAILED')
  const file = { name: posterName(name), mimeType: 'image/svg+xml', data: waitingPoster }
  const describe = () => ({
    ...({ mediaType: 'video', bucketFolder: 'videos' } as const),
    videoSettings: {
      ...{ source: 'mux', aspectRatio: fallbackRatio, status: 'unavailable', upload: 'preparing' },
      uploadId,
    },
  })
  const { media } = await keepFile({ payload, db }, file, { describe, upload }).catch(async (error) => {
    const other = await findUploaded(db, upload)
    if (other) return { media: other, isKnown: false }
    throw error
  })
  await queueJob(db, 'followFilm', { input: { id: media.id, tries: 0 } })
  return { media }
}

/** The file's name with the extension that its poster has. */
function posterName(name: string | undefined): string {
  return `${cutText((name ?? '').replace(/\.[^.]*$/, '').trim(), 190) || 'Film'}.svg`
}

function refuse(error: unknown): never {
  throw error instanceof OutsideError ? new AppError('VIDEO_ENTRY_FAILED', undefined, error) : error
}
