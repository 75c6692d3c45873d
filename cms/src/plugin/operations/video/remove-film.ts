import type { Payload } from 'payload'
import type { Database } from '../../db/database.ts'
import { OutsideError } from '../../outside/outside-error.ts'
import { queueJob } from '../../queue/queue-job.ts'
import { findFilmService, readUpload, removeAsset } from './film-service.ts'

interface Removing {
  readonly payload: Payload
  readonly signal: AbortSignal
}

/** Lets a film of one's own go at its service too, once the transaction that deletes its medium is in the database. */
export async function removeFilmLater(tx: Database, settings: unknown): Promise<void> {
  const { uploadId } = Object(settings) as { readonly uploadId?: unknown }
  if (typeof uploadId === 'string') await queueJob(tx, 'removeFilm', { input: { uploadId } })
}

/** Lets Mux forget what an upload became. Throws what may be otherwise later. */
export async function removeFilm({ payload, signal }: Removing, uploadId: string): Promise<void> {
  if (!findFilmService(payload)) return
  try {
    const { status, asset_id: assetId } = await readUpload(payload, uploadId, signal)
    if (assetId) await removeAsset(payload, assetId, signal)
    else if (status === 'waiting') throw new Error('The film may still arrive')
  } catch (error) {
    if (!(error instanceof OutsideError && error.status === 404)) throw error
  }
}
