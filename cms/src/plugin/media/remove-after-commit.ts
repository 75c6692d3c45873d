import type { Database } from '../db/database.ts'
import { queueJob } from '../queue/queue-job.ts'
import { picturesOf } from './pictures.ts'

/** Lets go of a file once the transaction is in the database: before its answer, or by the job when the store is away then. */
export async function removeAfterCommit(tx: Database, filename: string): Promise<void> {
  await queueJob(tx, 'removeFile', { input: { filename } })
  await tx.afterCommit(async (payload) => {
    await picturesOf(payload)
      .remove(filename)
      .catch((err) =>
        payload.logger.warn({ filename, err, msg: 'A file could not be removed at once; a job goes on trying' }),
      )
  })
}
