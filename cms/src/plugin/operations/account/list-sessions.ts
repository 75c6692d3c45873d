import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type { listSessions as contract } from '@blickfang/contract/api/v1/account/sessions.ts'
import { sql } from '@payloadcms/db-postgres'
import { isOpen } from '../../access/session-age.ts'
import type { Operation } from '../operation-context.ts'

interface Row {
  readonly id: string
  readonly since: Date | string
  readonly until: Date | string
  readonly seen: Date | string | null
  readonly browser: string | null
  readonly system: string | null
}

/** Lists where the account that asks is signed in. Throws UNAUTHENTICATED. */
export const listSessions: Operation<typeof contract> = async ({ db, actor }) => {
  if (!actor.id) throw new AppError('UNAUTHENTICATED')
  const rows = await db.rows<Row>(sql`
    select id, created_at as since, expires_at as until, seen_at as seen, browser, system from ${db.accounts.sessions}
    where _parent_id = ${actor.id} order by id = ${actor.session ?? ''} desc, coalesce(seen_at, created_at) desc, id`)
  const open = rows.filter(({ since, until }) => isOpen({ createdAt: since, expiresAt: until }))
  return {
    sessions: open.map(({ id, since, seen, browser, system }) => ({
      ...{ id, since: text(since), seen: seen && text(seen), browser, system, isThis: id === actor.session },
    })),
  }
}

const text = (moment: Date | string): string => new Date(moment).toISOString()
