import type { AnswerOf } from '@blickfang/contract/api/endpoint.ts'
import { type listKeptEntries as contract, entriesAtOnce } from '@blickfang/contract/api/v1/entries/kept-entries.ts'
import type { EntryCollection } from '@blickfang/contract/entries/define-entries.ts'
import { entryCollections, findEntries } from '@blickfang/contract/entries/entry-values.ts'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { createLocalReq, type Payload } from 'payload'
import type { Database } from '../../db/database.ts'
import { slugOf, tableName } from '../../db/table-name.ts'
import { getTimeZone } from '../../db/time/get-time-zone.ts'
import { checkEditor } from '../check-editor.ts'
import type { Call } from '../operation-context.ts'
import { findDocs, tableOf } from './get-entry.ts'
import { keptValues } from './kept-values.ts'

type Answer = AnswerOf<typeof contract>
type Kept = Answer['entries'][number]

interface Row {
  readonly id: string
  readonly total: number
}

/** Lists entries such as jobs with all that is filled in of them, drafts and archived ones too. */
export async function listKeptEntries({ db, payload, actor, query }: Call<typeof contract>): Promise<Answer> {
  checkEditor(actor)
  const { collection, ids } = query
  const asked =
    collection === undefined ? entryCollections : [findEntries(collection)].filter((one) => one !== undefined)
  const found = await Promise.all(
    asked.map(async (entries) => {
      const rows = await db.rows<Row>(rowsOf(entries, query))
      return { rows, kept: await readEntries({ db, payload, entries, ids: rows.map(({ id }) => id) }) }
    }),
  )
  const total = found.reduce((sum, { rows }) => sum + (rows[0]?.total ?? 0), 0)
  return {
    entries: found.flatMap(({ kept }) => kept),
    total,
    pages: ids ? 1 : Math.ceil(total / entriesAtOnce),
    ...(await listRows(db)),
  }
}

interface Read {
  readonly db: Database
  readonly payload: Payload
  readonly entries: EntryCollection
  readonly ids: readonly string[]
}

/** Entries as they are listed, in the order of their ids. */
export async function readEntries({ db, payload, entries, ids }: Read): Promise<readonly Kept[]> {
  if (ids.length === 0) return []
  const req = await createLocalReq({}, payload)
  const zone = await getTimeZone(db)
  const docs = new Map((await findDocs(req, entries, ids)).map((doc) => [doc.id, doc]))
  return ids.flatMap((id) => {
    const doc = docs.get(id)
    return doc ? [{ id, collection: entries.collection, ...keptValues(entries, doc, zone) }] : []
  })
}

function rowsOf(entries: EntryCollection, { search, page, lang, ids }: Call<typeof contract>['query']): SQL {
  const { collection, title, fields } = entries
  const words = sql`${sql.identifier(`${tableName(slugOf(collection))}_locales`)}`
  const column = sql.identifier(title)
  const isByLanguage = fields[title]?.isByLanguage === true
  const looked = search.split(/\s+/).filter(Boolean)
  const has = (row: SQL) =>
    sql.join(
      looked.map((word) => sql`strpos(lower(${row}.${column}), lower(${word})) > 0`),
      sql` and `,
    )
  const isFound = isByLanguage
    ? sql`exists (select 1 from ${words} t where t._parent_id = e.id and ${has(sql`t`)})`
    : has(sql`e`)
  const named = isByLanguage
    ? sql`(select t.${column} from ${words} t where t._parent_id = e.id order by t._locale::text = ${lang} desc limit 1)`
    : sql`e.${column}`
  return sql`
    select e.id, (count(*) over())::int as total from ${tableOf(collection)} e
    where ${looked.length > 0 ? isFound : sql`true`} and ${ids ? sql`e.id in ${ids.length > 0 ? ids : ['']}` : sql`true`}
    order by ${entries.isByTitle ? sql`lower(${named}), e.id` : sql`e.created_at desc, e.id`}
    ${ids ? sql`` : sql`limit ${entriesAtOnce} offset ${(page - 1) * entriesAtOnce}`}`
}

/** The branches and people that an entry may name. */
async function listRows(db: Database): Promise<Pick<Answer, 'branches' | 'staff'>> {
  const [branches, staff] = await Promise.all([
    db.rows<Answer['branches'][number]>(sql`select id, name as label from bf_branches order by created_at, id`),
    db.rows<Answer['staff'][number]>(
      sql`select id, concat_ws(' ', first_name, last_name) as label from bf_staff order by last_name, first_name, id`,
    ),
  ])
  return { branches: [...branches], staff: [...staff] }
}
