import type { openSetup as contract } from '@blickfang/contract/api/v1/setup/setup.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Database } from '../../db/database.ts'
import type { Operation } from '../operation-context.ts'
import { demoOf } from './demo.ts'
import { requireSetup } from './require-setup.ts'

/** Tells who brings the set-up code what there is. Throws SETUP_CODE, SETUP_CLOSED. */
export const openSetup: Operation<typeof contract> = async ({ payload, db, body }) => {
  await requireSetup(payload, db, body.code)
  return { hasPages: await hasPages(db), demo: demoOf(payload)?.state ?? null }
}

/** Whether the site has pages, which whoever sets it up then keeps. */
export async function hasPages(db: Database): Promise<boolean> {
  const [row] = await db.rows<{ has: boolean }>(sql`select exists (select from bf_pages) as has`)
  return row?.has ?? false
}
