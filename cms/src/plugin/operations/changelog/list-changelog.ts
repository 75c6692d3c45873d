import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type { listChangelog as contract } from '@blickfang/contract/api/v1/changelog.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Operation } from '../operation-context.ts'

interface Row {
  readonly date: Date | string
  readonly de: string
  readonly fr: string
  readonly isSeen: boolean
}

/** As many as one reads at most: what is older stands in the admin. */
const maxEntries = 100

/** Lists the news that the person has not seen, or all. Throws UNAUTHENTICATED. */
export const listChangelog: Operation<typeof contract> = async ({ db, actor, query }) => {
  if (!actor.id) throw new AppError('UNAUTHENTICATED')
  const language = query.language ?? 'de'
  const rows = await db.rows<Row>(sql`
    select date, de, fr, "isSeen" from (
      select id, date, de, fr, exists (
        select 1 from bf_changelog_seen seen where seen.user_id = ${actor.id} and seen.date = bf_changelog.date
      ) as "isSeen" from bf_changelog where date <= now()
    ) entries
    where ${query.showAll === 'true'} or not "isSeen"
    order by date desc, id limit ${maxEntries}`)
  return {
    entries: rows.map(({ date, de, fr, isSeen }) => {
      return { date: new Date(date).toISOString(), de, fr, text: { de, fr }[language], isSeen }
    }),
  }
}
