import type { PayloadRequest } from 'payload'
import { asPayloadError } from '../admin/virtual/payload-error.ts'
import { afterCommit } from '../db/honest-commit.ts'
import { deliverExpiry } from './cache-outbox.ts'

/** For hooks: tells web's caches what was noted once Payload's transaction is committed and before its answer goes out. */
export async function deliverAfterCommit(req: PayloadRequest): Promise<void> {
  await afterCommit(req, async () => {
    await deliverExpiry(req.payload).catch((error) => {
      throw asPayloadError(error, req)
    })
  })
}
