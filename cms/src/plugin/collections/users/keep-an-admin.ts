import { errorSentenceOf } from '@blickfang/contract/api/errors/error-sentence-of.ts'
import { errorStatus } from '@blickfang/contract/api/errors/statuses.generated.ts'
import { sql } from '@payloadcms/db-postgres'
import { APIError, type CollectionConfig, type PayloadRequest } from 'payload'
import { databaseOfRequest } from '../../db/database.ts'
import { lockAdmins } from '../../db/lock-admins.ts'
import { requestLanguage } from '../../http/request-language.ts'

type Hooks = NonNullable<CollectionConfig['hooks']>
type BeforeChange = NonNullable<Hooks['beforeChange']>[number]
type BeforeDelete = NonNullable<Hooks['beforeDelete']>[number]

/**
 * Throws LAST_ADMIN when nobody could manage the accounts any more. Whoever takes an admin away waits here for everybody else
 * who does, until their transaction has ended; several that one request takes away count as gone already.
 */
async function leave(req: PayloadRequest, id: string): Promise<void> {
  const leaving = (req.context.leavingAdmins as Set<string> | undefined) ?? new Set<string>()
  req.context.leavingAdmins = leaving
  leaving.add(id)
  const db = await databaseOfRequest(req)
  await lockAdmins(db)
  const [row] = await db.rows<{ leaves: boolean; stay: boolean }>(sql`
    select coalesce(bool_or(id = ${id}), false) as leaves,
           coalesce(bool_or(id not in (select jsonb_array_elements_text(${JSON.stringify([...leaving])}::jsonb)::uuid)), false) as stay
    from ${db.accounts.table} where role = 'admin'`)
  if (!row?.leaves || row.stay) return
  leaving.delete(id)
  const sentence = errorSentenceOf('LAST_ADMIN', requestLanguage(req.headers ?? new Headers()))
  throw new APIError(sentence, errorStatus.LAST_ADMIN, { code: 'LAST_ADMIN' }, true)
}

export const keepAdminOnChange: BeforeChange = async ({ data, operation, originalDoc, req }) => {
  if (operation === 'update' && 'role' in data && data.role !== 'admin') await leave(req, String(originalDoc.id))
  return data
}

export const keepAdminOnDelete: BeforeDelete = ({ id, req }) => leave(req, String(id))
