import type { EntryCollection } from '@blickfang/contract/entries/define-entries.ts'
import { entryCollections } from '@blickfang/contract/entries/entry-values.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { createLocalReq, type PayloadRequest } from 'payload'
import type { Database } from '../../db/database.ts'
import { slugOf, tableName } from '../../db/table-name.ts'
import { notFound } from '../../errors/not-found.ts'
import type { EntryDoc } from './kept-values.ts'

/** Entries with these ids, in all their languages, as the request's transaction sees them. */
export async function findDocs(
  req: PayloadRequest,
  { collection }: EntryCollection,
  ids: readonly string[],
): Promise<readonly EntryDoc[]> {
  // To read in all languages leaves that in the request, which goes on in its own.
  const own = await createLocalReq({}, req.payload)
  if (req.transactionID !== undefined) own.transactionID = req.transactionID
  const { docs } = await req.payload.find({
    collection: slugOf(collection),
    where: { id: { in: ids } },
    locale: 'all',
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req: own,
  })
  return docs as unknown as readonly EntryDoc[]
}

/** The entry as it is now. Throws NOT_FOUND. */
export async function getDoc(req: PayloadRequest, entries: EntryCollection, id: string): Promise<EntryDoc> {
  const [doc] = await findDocs(req, entries, [id])
  if (!doc) throw notFound('entry')
  return doc
}

/** The collection in which an id lies. Throws NOT_FOUND. */
export async function getCollectionOf(db: Database, id: string): Promise<EntryCollection> {
  const found = entryCollections.map(
    ({ collection }) => sql`select ${collection}::text as collection from ${tableOf(collection)} where id = ${id}`,
  )
  const [row] = await db.rows<{ collection: string }>(sql.join(found, sql` union all `))
  const entries = entryCollections.find(({ collection }) => collection === row?.collection)
  if (!entries) throw notFound('entry')
  return entries
}

/** The table in which Payload keeps a collection. */
export function tableOf(collection: string): SQL {
  return sql`${sql.identifier(tableName(slugOf(collection)))}`
}

/** Removes what an entry has in one language: Payload itself takes no name away. */
export async function removeWords(
  tx: Database,
  { collection }: EntryCollection,
  { id, locale }: { readonly id: string; readonly locale: Locale },
): Promise<void> {
  const words = sql.identifier(`${tableName(slugOf(collection))}_locales`)
  await tx.rows(sql`delete from ${words} where _parent_id = ${id} and _locale = ${locale}`)
}

/** Nobody else writes to the entry until the transaction ends. */
export async function lockEntry(tx: Database, id: string): Promise<void> {
  await tx.rows(sql`select pg_advisory_xact_lock(hashtextextended('entry ' || ${id}, 0))`)
}
