import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { keyOf, type Parameters, type SourceAnswer } from '@blickfang/contract/kernel/source.ts'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { mediaView, namedMedia, uuidOf } from '../reading/read-sql.ts'
import { allReaders as all } from './all-readers.ts'
import { askedOf, plainAsk } from './asked-sql.ts'
import type { AnswerRow, Asked, Found } from './source-reader.ts'

interface Reading extends Omit<Asked, 'parameters'> {
  /** The groups of the page itself: a relation (name, values). */
  readonly own: SQL
  /** Those of the pages that come whole besides. */
  readonly shown: SQL
  /** Whether sources that no option changes answer unasked. */
  readonly isEager?: boolean
}

/** The pages that blocks of the page itself show whole: relation `whole_page(id, language)`. */
export function wholePages({ own, ...reading }: Omit<Reading, 'shown' | 'isEager'>): SQL {
  const queries = all.flatMap(({ source, reader }) => {
    const pages = reader.wholePages?.({ ...reading, parameters: sql`a.parameters` })
    return pages ? [sql`select w.id, w.language from (${askedOf(source, own)}) a, lateral (${pages}) w`] : []
  })
  return sql`whole_page as (select distinct on (id) id, language from (${union(queries)}) w)`
}

/** Questions that were asked and their answers: relation `answer(source, parameters, rows)`. */
export function answers({ own, shown, isEager = false, ...reading }: Reading): SQL {
  const asked = all.map(({ source, reader }) =>
    isEager && Object.keys(source.parameters).length === 0
      ? plainAsk(source)
      : askedOf(source, reader.wholePages ? own : shown),
  )
  const rows = all.map(
    ({ source, reader }) => sql`when ${source.name} then ${reader.rows({ ...reading, parameters: sql`a.parameters` })}`,
  )
  return sql`answer as (
    select a.source, a.parameters, case a.source ${sql.join(rows, sql` `)} end as rows from (${union(asked)}) a)`
}

/** Ids of the media that the answers name, as texts: a query of one column. */
const answerMediaIds: SQL = union(
  all.flatMap(({ source, reader }) => {
    const ids = reader.mediaIds?.(sql`a.rows`)
    return ids ? [sql`select m.id from answer a, lateral (${ids}) m where a.source = ${source.name}`] : []
  }),
)

/** The media that `rows`, a relation with `values`, and the answers name, as one value. */
export function mediaNamedBy(rows: SQL, locale: Locale): SQL {
  return sql`(
    select json_agg(${mediaView(locale)}) from bf_media m where m.id = any(array(
      select ${uuidOf(sql`named.id`)} from (
        select named.id from ${rows} v, ${namedMedia(sql`v.values`)} union all ${answerMediaIds}) named)))`
}

/** The answers in one value. */
export const answerRows: SQL = sql`(select json_agg(answer order by source, parameters) from answer)`

/** The answers as page and document carry them. */
export function answerViews(rows: readonly AnswerRow[] | null, found: Found): SourceAnswer[] {
  return (rows ?? []).flatMap(({ source: name, parameters, rows: given }) =>
    all.flatMap(({ source, reader }) =>
      source.name === name
        ? [{ name, key: keyOf(source, parameters satisfies Parameters), data: reader.view(given, found) }]
        : [],
    ),
  )
}

function union(queries: readonly SQL[]): SQL {
  return sql.join([...queries], sql` union all `)
}
