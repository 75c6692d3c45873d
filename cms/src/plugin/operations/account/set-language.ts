import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type { setLanguage as contract } from '@blickfang/contract/api/v1/account/language.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Operation } from '../operation-context.ts'
import { getLanguage } from './get-language.ts'

/** Keeps the language in which the person who asks reads the editor. Throws UNAUTHENTICATED. */
export const setLanguage: Operation<typeof contract> = async (call) => {
  const { db, actor, body } = call
  if (!actor.id) throw new AppError('UNAUTHENTICATED')
  await db.rows(sql`update ${db.accounts.table} set locale = ${body.language} where id = ${actor.id}`)
  return getLanguage({ ...call, body: undefined })
}
