import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import { isSameValue } from '@blickfang/contract/content/is-same-value.ts'
import type { Status } from '@blickfang/contract/content/status.ts'
import type { Revisions } from '@blickfang/contract/content/values.ts'
import type { Json } from '@blickfang/contract/kernel/json.ts'
import type { ItemType } from '@blickfang/contract/kernel/value/value.ts'
import { metrics } from '@blickfang/platform/server/metrics/metrics.ts'
import { sql } from '@payloadcms/db-postgres'
import { notFound } from '../../errors/not-found.ts'
import type { OperationContext } from '../operation-context.ts'
import { contentTable, jsonb, listOf } from './content-table.ts'

/** Values by key as a save names them; null removes the key. */
export type Patch = Readonly<Record<string, Json>>

interface WriteValues {
  readonly itemType: ItemType
  readonly id: string
  /** The page that the item must stand on, when the caller named it. */
  readonly pageId?: string
  readonly patch: Patch
  /** Revisions that the values replace; a key not named counts as 0. */
  readonly base: Revisions
}

/** The result of a save for the item: the new revisions of the values that it named, and its status. */
export interface Saved {
  readonly id: string
  readonly revs: Revisions
  readonly itemStatus: Status
}

interface Row {
  readonly draft: Readonly<Record<string, Json>>
  readonly revs: Revisions
  readonly status: Status
  readonly by: string | null
  readonly at: string
}

/**
 * The one way in which a value gets into a draft: one statement that writes all named values if each still has its base
 * revision. Values that are equal to what is there count as saved and move no revision, so a retry is harmless and what
 * somebody else has typed meanwhile is not refused for it.
 * Throws NOT_FOUND, or CONFLICT with what is there now.
 */
export async function writeValues(context: OperationContext, write: WriteValues): Promise<Saved> {
  const names = Object.keys(write.patch)
  let left = write.patch
  // Each round drops what has meanwhile become equal, so there are never more rounds than values.
  for (let round = 0; round <= names.length; round++) {
    // Naming nothing only asks where the item stands.
    const saved = names.length > 0 ? await updateRow(context, { ...write, patch: left }) : undefined
    if (saved) {
      metrics().count('saves_total', { item: write.itemType })
      return answer(write.id, names, saved)
    }
    const row = await findRow(context, write)
    if (!row) throw write.itemType === 'page' ? new AppError('NOT_FOUND') : notFound('block')
    const different = Object.entries(left).filter(([key, value]) => !isSameValue(value, row.draft[key] ?? null))
    if (different.length === 0) return answer(write.id, names, row)
    const stale = different.filter(([key]) => (row.revs[key] ?? 0) !== (write.base[key] ?? 0))
    if (stale.length > 0) {
      metrics().count('conflicts_total', { item: write.itemType })
      throw conflict(
        stale.map(([key]) => key),
        row,
      )
    }
    left = Object.fromEntries(different)
  }
  throw new AppError('UNAVAILABLE')
}

/**
 * The revisions are compared by a subquery with an aggregate, on purpose: Postgres makes an anti join of `not exists`, and
 * does not ask it again for the row that a save had to wait for. Of two saves, the second then overwrote the first.
 */
async function updateRow(
  { db, actor }: OperationContext,
  write: WriteValues,
): Promise<Pick<Row, 'revs' | 'status'> | undefined> {
  const keys = Object.keys(write.patch)
  const set = Object.fromEntries(Object.entries(write.patch).filter(([, value]) => value !== null))
  const removed = keys.filter((key) => write.patch[key] === null)
  const bases = keys.map((key) => write.base[key] ?? 0)
  const [row] = await db.rows<Pick<Row, 'revs' | 'status'>>(sql`
    update ${contentTable(write.itemType)} as item set
      draft = (draft - ${listOf(removed, 'text')}) || ${jsonb(set)},
      revs = revs || coalesce((
        select jsonb_object_agg(key, coalesce((item.revs ->> key)::int, 0) + 1) from unnest(${listOf(keys, 'text')}) as key
        where item.draft -> key is distinct from ${jsonb(set)} -> key
      ), '{}'),
      rev = rev + 1,
      updated_by_id = coalesce(${actor.id}::uuid, updated_by_id)
    where item.id = ${write.id} and ${onPage(write)}
    and item.draft is distinct from (item.draft - ${listOf(removed, 'text')}) || ${jsonb(set)}
    and (
      select coalesce(bool_and(coalesce((item.revs ->> named.key)::int, 0) = named.base), true)
      from unnest(${listOf(keys, 'text')}, ${listOf(bases, 'int')}) as named(key, base)
    )
    returning revs, status`)
  return row
}

async function findRow({ db }: OperationContext, write: WriteValues): Promise<Row | undefined> {
  const [row] = await db.rows<Row>(sql`
    select item.draft, item.revs, item.status, item.updated_at as at, coalesce(nullif(u.name, ''), u.email) as by
    from ${contentTable(write.itemType)} as item left join ${db.accounts.table} u on u.id = item.updated_by_id
    where item.id = ${write.id} and ${onPage(write)}`)
  return row
}

function onPage({ itemType, pageId }: WriteValues) {
  if (pageId === undefined) return sql`true`
  return itemType === 'page' ? sql`item.id = ${pageId}` : sql`item.page_id = ${pageId}`
}

function answer(id: string, keys: readonly string[], row: Pick<Row, 'revs' | 'status'>): Saved {
  return { id, revs: Object.fromEntries(keys.map((key) => [key, row.revs[key] ?? 0])), itemStatus: row.status }
}

function conflict(keys: readonly string[], row: Row): AppError {
  const at = new Date(row.at).toISOString()
  return new AppError('CONFLICT', {
    conflict: keys.map((key) => ({ key, rev: row.revs[key] ?? 0, value: shownValue(row, key), by: row.by, at })),
  })
}

/** A page's password is given out to nobody, not even as it is stored. */
function shownValue({ draft }: Row, key: string): Json {
  return key === 'password' ? null : (draft[key] ?? null)
}
