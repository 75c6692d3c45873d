import type { AnswerOf } from '@blickfang/contract/api/endpoint.ts'
import type { organiseMedia as contract } from '@blickfang/contract/api/v1/library/organise-media.ts'
import { type LabelChange, maxTags } from '@blickfang/contract/content/media/labels.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Database } from '../../db/database.ts'
import { invalid } from '../../errors/invalid.ts'
import { listOf } from '../content/content-table.ts'
import { listMediaRows } from '../media/media-rows.ts'
import type { Call } from '../operation-context.ts'

/** Moves and tags media. Throws INVALID where one would have more tags than it may. */
export async function organiseMedia({ db, body }: Call<typeof contract>): Promise<AnswerOf<typeof contract>> {
  return db.transaction(async (tx) => {
    const undo = await changeLabels(tx, body.changes)
    const ids = listOf([...new Set(body.changes.map(({ id }) => id))], 'uuid')
    return { media: await listMediaRows(tx, sql`where m.id = any(${ids}) order by m.id`), undo }
  })
}

interface Labels {
  readonly id: string
  readonly folder: string
  readonly tags: readonly string[]
}

/** Carries the changes out, in their order, and answers those that take exactly this back. */
export async function changeLabels(tx: Database, changes: readonly LabelChange[]): Promise<LabelChange[]> {
  const known = await holdLabels(
    tx,
    changes.map(({ id }) => id),
  )
  const undo: LabelChange[] = []
  for (const change of changes) {
    const before = known.get(change.id)
    if (!before) continue
    const after = afterChange(before, change)
    if (after.tags.length > Math.max(maxTags, before.tags.length)) throw invalid('tags', `moreThan${maxTags}`)
    known.set(change.id, after)
    const back = wayBack(before, after)
    if (back) undo.unshift(back)
  }
  await write(tx, undo, known)
  return undo
}

/** Locked in one order, so that two who organise the same never wait for each other. */
async function holdLabels(tx: Database, ids: readonly string[]): Promise<Map<string, Labels>> {
  const list = listOf([...new Set(ids)], 'uuid')
  await tx.rows(sql`select 1 from bf_media where id = any(${list}) order by id for update`)
  const rows = await tx.rows<Labels>(sql`
    select m.id, m.bucket_folder as folder,
      coalesce((select json_agg(t.text order by t."order") from bf_media_texts t where t.parent_id = m.id and t.path = 'tags'), '[]') as tags
    from bf_media m where m.id = any(${list})`)
  return new Map(rows.map((row) => [row.id, row]))
}

function afterChange(before: Labels, { folder, addTags = [], removeTags = [] }: LabelChange): Labels {
  const mayMove = folder && (folder.from === undefined || folder.from === before.folder)
  const kept = before.tags.filter((tag) => !removeTags.includes(tag))
  return { ...before, folder: mayMove ? folder.to : before.folder, tags: [...new Set([...kept, ...addTags])] }
}

function wayBack(before: Labels, after: Labels): LabelChange | null {
  const addTags = before.tags.filter((tag) => !after.tags.includes(tag))
  const removeTags = after.tags.filter((tag) => !before.tags.includes(tag))
  const isMoved = before.folder !== after.folder
  if (!isMoved && addTags.length === 0 && removeTags.length === 0) return null
  return {
    id: before.id,
    ...(isMoved && { folder: { from: after.folder, to: before.folder } }),
    ...(addTags.length > 0 && { addTags }),
    ...(removeTags.length > 0 && { removeTags }),
  }
}

async function write(tx: Database, changed: readonly LabelChange[], known: ReadonlyMap<string, Labels>): Promise<void> {
  const rows = [...new Set(changed.map(({ id }) => id))].flatMap((id) => known.get(id) ?? [])
  if (rows.length === 0) return
  const ids = listOf(
    rows.map(({ id }) => id),
    'uuid',
  )
  const folders = listOf(
    rows.map(({ folder }) => folder),
    'text',
  )
  const tags = rows.flatMap((row) => row.tags.map((tag, place) => ({ id: row.id, tag, place: place + 1 })))
  await tx.rows(sql`
    update bf_media set bucket_folder = new.folder from unnest(${ids}, ${folders}) as new(id, folder) where bf_media.id = new.id`)
  await tx.rows(sql`delete from bf_media_texts where parent_id = any(${ids}) and path = 'tags'`)
  await tx.rows(sql`
    insert into bf_media_texts ("order", parent_id, path, text)
    select place, id, 'tags', tag from unnest(${listOf(
      tags.map(({ place }) => place),
      'int',
    )}, ${listOf(
      tags.map(({ id }) => id),
      'uuid',
    )}, ${listOf(
      tags.map(({ tag }) => tag),
      'text',
    )}) as new(place, id, tag)`)
}
