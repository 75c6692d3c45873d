import { inProcess } from '@blickfang/platform/server/in-process.ts'
import type { Payload } from 'payload'

/** How far this process of the cms has come: told by its start, read by `/readyz`. */
interface ServerState {
  /** Open once its database was there and migrated. */
  payload?: Payload
  jobs?: { stop(): Promise<void> }
}

export const serverState = inProcess<ServerState>('cms state', () => ({}))
