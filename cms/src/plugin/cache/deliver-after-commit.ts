import type { PayloadRequest } from 'payload'
import { afterCommit } from '../db/honest-commit.ts'
import { asPayloadError } from '../errors/payload-error.ts'
import { deliverExpiry } from './cache-outbox.ts'

/** For hooks: tells web's caches what was noted once Payload's transaction is committed and before its answer goes out. */
export async function deliverAfterCommit(req: PayloadRequest): Promise<void> {
  await afterCommit(req, async () => {
    await deliverExpiry(req.payload).catch((error) => {
      throw asPayloadError(error, req)
    })
  })
}
