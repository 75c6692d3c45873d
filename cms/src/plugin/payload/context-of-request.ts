import type { PayloadRequest } from 'payload'
import { roleOf } from '../access/roles.ts'
import { databaseOfRequest } from '../db/database.ts'
import type { KeyAsker } from '../http/keys/find-key-asker.ts'
import type { Actor, OperationContext } from '../operations/operation-context.ts'

/** The context in which operations run for a request of Payload: in a hook inside Payload's transaction, else outside of any. */
export async function contextOfRequest(req: PayloadRequest, program?: KeyAsker | null): Promise<OperationContext> {
  const actor = program ? { id: program.account, role: program.role, key: program.key } : signedIn(req)
  return { payload: req.payload, db: await databaseOfRequest(req), actor }
}

function signedIn(req: PayloadRequest): Actor {
  const role = roleOf(req)
  if (!role) return { id: null, role: 'visitor' }
  const session = (req.user as { _sid?: unknown } | null)?._sid
  return { id: String(req.user?.id), role, ...(typeof session === 'string' && { session }) }
}
