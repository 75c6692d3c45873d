import type { PayloadRequest } from 'payload'
import { roleOf } from '../access/roles.ts'
import { databaseOfRequest } from '../db/database.ts'
import type { OperationContext } from '../operations/operation-context.ts'

/** The context in which operations run for a request of Payload: in a hook inside Payload's transaction, else outside of any. */
export async function contextOfRequest(req: PayloadRequest): Promise<OperationContext> {
  const role = roleOf(req)
  const session = (req.user as { _sid?: unknown } | null)?._sid
  return {
    payload: req.payload,
    db: await databaseOfRequest(req),
    actor: role
      ? { id: String(req.user?.id), role, ...(typeof session === 'string' && { session }) }
      : { id: null, role: 'visitor' },
  }
}
