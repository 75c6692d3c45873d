import type { Database } from '../db/database.ts'
import { queueJob } from '../queue/queue-job.ts'

/** Lets a film of one's own go at its service too, once the transaction that deletes its medium is in the database. */
export async function removeFilmLater(tx: Database, settings: unknown): Promise<void> {
  const { uploadId } = Object(settings) as { readonly uploadId?: unknown }
  if (typeof uploadId === 'string') await queueJob(tx, 'removeFilm', { input: { uploadId } })
}
