import type { EditorPageEntry } from '@blickfang/contract/content/editor-page.ts'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Database } from '../../db/database.ts'
import { isWaiting, type PageEntryRow, pageEntry, pageEntryColumns, pageOrder } from '../../reading/page-entry.ts'
import { waitingItems } from '../changes/count-changes.ts'
import { hasWords, isOfCollection } from '../page-lists/page-filter.ts'

/** A page of the site, as the editor lists it, with what of it waits. */
export interface PageWithChanges extends EditorPageEntry {
  /** How many things of it wait to be published. */
  readonly waiting: number
}

/** States by which pages are filtered: as a page's line tells them, or that anything of it waits. */
export const pageStates = ['draft', 'published', 'changed', 'archived', 'markedForDeletion', 'waiting'] as const
export type PageState = (typeof pageStates)[number]

/** Which pages, and which part of them. */
export interface PagesAsked {
  readonly search?: string
  /** null: the pages of none; left out: of all. */
  readonly collection?: string | null | undefined
  readonly state?: PageState | undefined
  readonly offset?: number
  readonly limit: number
}

interface PagesFound {
  readonly pages: readonly PageWithChanges[]
  readonly total: number
}

/** Pages that are not removed, those of no collection first, then by collection, in the order of the site, with how much of each waits. */
export async function listPagesWithChanges(db: Database, asked: PagesAsked): Promise<PagesFound> {
  const { search = '', collection, state, offset = 0, limit } = asked
  const filter = sql`p.status <> 'deleted' and ${hasWords(search)} and ${state ? isIn[state] : sql`true`}`
  // One after the other: no index has the pages without a collection first.
  const parts =
    collection === undefined ? [isOfCollection(null), sql`p.collection is not null`] : [isOfCollection(collection)]
  const pages: PageWithChanges[] = []
  let total = 0
  for (const part of parts) {
    const where = sql`${part} and ${filter}`
    const [count] = await db.rows<{ n: number }>(sql`select count(*)::int as n from bf_pages p where ${where}`)
    const [skip, room] = [Math.max(0, offset - total), limit - pages.length]
    if (room > 0) pages.push(...(await readPart(db, where, { skip, room })))
    total += count?.n ?? 0
  }
  return { pages, total }
}

/** The few pages that have anything at all that differs, by the indexes of that; a closer look is for them alone. */
export const waits = sql`p.id in (
  select id from bf_pages where changed union select page_id from bf_groups where changed union select page_id from bf_fields where changed
) and ${isWaiting}`

const isLive = sql`(p.published is not null and p.published -> 'archived' is distinct from 'true')`

/** As content/standing/standing.ts has it, for whole tables. */
const isIn: { readonly [S in PageState]: SQL } = {
  draft: sql`(p.status = 'draft' and not ${isLive})`,
  published: sql`(p.status = 'published' and not (${waits}))`,
  changed: sql`((p.status = 'published' and ${waits}) or (p.status = 'draft' and ${isLive}))`,
  archived: sql`p.status = 'archived'`,
  markedForDeletion: sql`p.status = 'markedForDeletion'`,
  waiting: sql`(${waits})`,
}

async function readPart(
  db: Database,
  where: SQL,
  { skip, room }: { skip: number; room: number },
): Promise<PageWithChanges[]> {
  const rows = await db.rows<PageEntryRow & { waiting: number }>(sql`
    select ${pageEntryColumns}, ${waitingItems} as waiting
    from bf_pages p where ${where} order by p.collection, ${pageOrder}, p.id limit ${room} offset ${skip}`)
  return rows.map(({ waiting, ...row }) => ({ ...pageEntry(row), waiting }))
}
