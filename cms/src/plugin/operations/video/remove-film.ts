import type { Payload } from 'payload'
import { OutsideError } from '../../outside/outside-error.ts'
import { findFilmService, findFilmUpload, removeAsset } from './film-service.ts'

interface Removing {
  readonly payload: Payload
  readonly signal: AbortSignal
}

/** Lets Mux forget what an upload became. Throws what may be otherwise later. */
export async function removeFilm({ payload, signal }: Removing, uploadId: string): Promise<void> {
  if (!findFilmService(payload)) return
  try {
    const { status, asset_id: assetId } = await findFilmUpload(payload, uploadId, signal)
    if (assetId) await removeAsset(payload, assetId, signal)
    else if (status === 'waiting') throw new Error('The film may still arrive')
  } catch (error) {
    if (!(error instanceof OutsideError && error.status === 404)) throw error
  }
}
