import type { AnswerOf } from '@blickfang/contract/api/endpoint.ts'
import type { listBusinesses as contract } from '@blickfang/contract/api/v1/business.ts'
import type { MediaView } from '@blickfang/contract/content/media/media.ts'
import { sql } from '@payloadcms/db-postgres'
import { mediaView, site } from '../../reading/read-sql.ts'
import {
  type DirectoryRows,
  directoryRows,
  directoryView,
  logoIds,
  searchShape,
} from '../../sources/directory/directory-rows.ts'
import type { Call } from '../operation-context.ts'

interface Row {
  readonly directory: DirectoryRows
  readonly media: readonly MediaView[] | null
}

/** Lists businesses in the order of their names, or those that a search finds: names, cities and postcodes, typos forgiven. */
export async function listBusinesses({
  db,
  query,
}: Pick<Call<typeof contract>, 'db' | 'query'>): Promise<AnswerOf<typeof contract>> {
  const { lang, ...asked } = query
  const statement = sql`
    with ${site}, directory as materialized (select ${directoryRows(asked, lang)} as rows)
    select rows as directory, (select json_agg(${mediaView(lang)}) from bf_media m
      where m.id::text in (select id from directory, lateral (${logoIds(sql`rows`)}) logo)) as media from directory`
  const shape = searchShape(asked)
  const [row] = await (shape ? db.planned<Row>(`directory ${shape}`, statement) : db.rows<Row>(statement))
  const media = new Map(row?.media?.map((medium) => [medium.id, medium]))
  return directoryView(row?.directory ?? null, { asked, media })
}
