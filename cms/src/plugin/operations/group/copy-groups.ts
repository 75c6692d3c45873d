import { randomUUID } from 'node:crypto'
import type { GroupEntry } from '@blickfang/blocks/groups.ts'
import { findGroup } from '@blickfang/blocks/groups.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Database } from '../../db/database.ts'
import { invalid } from '../../errors/invalid.ts'
import { notFound } from '../../errors/not-found.ts'
import { orderOf } from '../../reading/read-sql.ts'
import { jsonb } from '../content/content-table.ts'
import type { NewGroup } from './insert-groups.ts'

/** A group to write, and the one whose draft it gets. */
export interface Copied extends NewGroup {
  readonly from: string
}

interface Wanted {
  /** Of the new group itself. */
  readonly block: NewGroup
  readonly entry: GroupEntry
  readonly copyOf: string
  readonly childIds: readonly string[]
}

/** The new group and one for each card of the original that is not removed, under the ids that the caller named. Throws NOT_FOUND, INVALID. */
export async function copiesOf(tx: Database, { block, entry, copyOf, childIds }: Wanted): Promise<readonly Copied[]> {
  const [original] = await tx.rows<{ name: string }>(sql`select name from groups where id = ${copyOf}`)
  if (!original) throw notFound('block')
  if (original.name !== entry.group.name) throw invalid('copyOf', 'otherBlock')
  const cards = await tx.rows<{ id: string; name: string; order: string }>(sql`
    select id, name, ${orderOf(sql`draft`)} as order from groups
    where parent_id = ${copyOf} and draft -> 'deleted' is distinct from 'true'
    order by ${orderOf(sql`draft`)} collate "C", id`)
  const copied = cards.flatMap(({ id, name, order }, index): Copied[] => {
    const card = findGroup(name)
    return card ? [{ id: childIds[index] ?? randomUUID(), parentId: block.id, order, group: card.group, from: id }] : []
  })
  return [{ ...block, from: copyOf }, ...copied]
}

/** Gives new groups and their fields the drafts of their originals; where a group stands is its own. */
export async function copyDrafts(tx: Database, copied: readonly Copied[]): Promise<void> {
  const pairs = sql`jsonb_to_recordset(${jsonb(copied.map(({ id, from }) => ({ id, original: from })))}) as pair(id uuid, original uuid)`
  await tx.rows(sql`
    update groups g set draft = (o.draft - 'deleted') || jsonb_build_object('order', g.draft -> 'order')
    from ${pairs} join groups o on o.id = pair.original where g.id = pair.id`)
  await tx.rows(sql`
    update fields f set draft = o.draft
    from ${pairs} join fields o on o.group_id = pair.original where f.group_id = pair.id and f.name = o.name`)
}
