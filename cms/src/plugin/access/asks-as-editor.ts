import { AppError } from '@blickfang/shared/kernel/app-error.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { databaseOf } from '../db/database.ts'
import { roleOf } from './roles.ts'

/** Whether the session that a request brings is an editor's. Throws UNAVAILABLE while the database, which knows, is away. */
export async function asksAsEditor(payload: Payload, headers: Headers): Promise<boolean> {
  const { user } = await payload.auth({ headers })
  if (roleOf(user)) return true
  await databaseOf(payload)
    .rows(sql`select 1`)
    .catch((cause) => {
      throw new AppError('UNAVAILABLE', undefined, cause)
    })
  return false
}
