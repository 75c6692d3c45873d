import { findGroup } from '@blickfang/blocks/groups.ts'
import { sql } from '@payloadcms/db-postgres'
import { v5 as uuidV5 } from 'uuid'
import type { Database } from '../../db/database.ts'
import { invalid } from '../../errors/invalid.ts'
import { notFound } from '../../errors/not-found.ts'
import { orderOf } from '../../reading/read-sql.ts'
import { jsonb, listOf } from '../content/content-table.ts'
import { keptIn, type Originals, stored } from '../originals/originals.ts'
import { findTemplateContent } from '../originals/template-content.ts'
import type { NewGroup } from './insert-groups.ts'

/** A group to write, and the one whose draft it gets. */
export interface Copied extends NewGroup {
  readonly from: string
}

/** A group that is copied, and what its copy is made as. */
interface Wanted {
  readonly block: NewGroup
  readonly copyOf: string
  /** The cards of the original that come along; without it, those that are not removed. */
  readonly cards?: readonly string[]
}

/** The new groups, and one for each card of their originals that comes along: with ids that whoever copies them works out too. */
export async function copiesOf(
  tx: Database,
  wanted: readonly Wanted[],
  from: Originals = stored,
): Promise<readonly Copied[]> {
  const copies = new Map(wanted.map(({ block, copyOf }) => [copyOf, block]))
  const named = new Map(wanted.map(({ copyOf, cards: own }) => [copyOf, own]))
  const found = await tx.rows<{ id: string; board: string; name: string; order: string; gone: boolean }>(sql`
    select id, parent_id as board, name, ${orderOf(sql`draft`)} as order,
      draft -> 'deleted' is not distinct from 'true' as gone from ${from.groups} original
    where parent_id = any(${listOf([...copies.keys()], 'uuid')})
    order by ${orderOf(sql`draft`)} collate "C", id`)
  const cards = found.filter(({ id, board, gone }) => named.get(board)?.includes(id) ?? !gone)
  const copied = cards.flatMap(({ id, board, name, order }): Copied[] => {
    const [copy, card] = [copies.get(board), findGroup(name)]
    return copy && card ? [{ id: uuidV5(id, copy.id), parentId: copy.id, order, group: card.group, from: id }] : []
  })
  return [...wanted.map(({ block, copyOf }) => ({ ...block, from: copyOf })), ...copied]
}

/**
 * The place in which the original of a block or card lies: on a page, or in a template whose only block it is. Throws NOT_FOUND or
 * INVALID for what a group of this name cannot be a copy of.
 */
export async function findOriginal(tx: Database, copyOf: string, name: string): Promise<Originals> {
  const [onPage] = await tx.rows<{ name: string }>(sql`select name from bf_groups where id = ${copyOf}`)
  const template = onPage ? undefined : await findTemplateContent(tx, copyOf)
  const original = onPage ?? template?.groups.find(({ id }) => id === copyOf)
  if (!original) throw notFound('block')
  if (original.name !== name) throw invalid('copyOf', 'otherBlock')
  return template ? keptIn(template) : stored
}

/** Gives new groups and their fields the drafts of their originals; where a group stands is its own. */
export async function copyDrafts(tx: Database, copied: readonly Copied[], from: Originals = stored): Promise<void> {
  const pairs = sql`jsonb_to_recordset(${jsonb(copied.map((each) => ({ id: each.id, original: each.from })))}) as pair(id uuid, original uuid)`
  await tx.rows(sql`
    update bf_groups g set draft = (o.draft - 'deleted') || jsonb_build_object('order', g.draft -> 'order')
    from ${pairs} join ${from.groups} o on o.id = pair.original where g.id = pair.id`)
  await tx.rows(sql`
    update bf_fields f set draft = o.draft
    from ${pairs} join ${from.fields} o on o.group_id = pair.original where f.group_id = pair.id and f.name = o.name`)
}
