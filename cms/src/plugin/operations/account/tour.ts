import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type { getTour as getContract, seeTour as seeContract } from '@blickfang/contract/api/v1/account/tour.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Operation } from '../operation-context.ts'

/** Tells whether the person who asks has been shown around the editor. Throws UNAUTHENTICATED. */
export const getTour: Operation<typeof getContract> = async ({ db, actor }) => {
  if (!actor.id) throw new AppError('UNAUTHENTICATED')
  const [seen] = await db.rows(sql`select 1 from bf_tours_seen where user_id = ${actor.id}`)
  return { isSeen: seen !== undefined }
}

/** Notes that they have been; a second time changes nothing. Throws UNAUTHENTICATED. */
export const seeTour: Operation<typeof seeContract> = async ({ db, actor }) => {
  if (!actor.id) throw new AppError('UNAUTHENTICATED')
  await db.rows(sql`insert into bf_tours_seen (user_id) values (${actor.id}) on conflict do nothing`)
  return {}
}
