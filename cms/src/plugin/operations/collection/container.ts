import { findGroup } from '@blickfang/blocks/groups.ts'
import { valueKeys } from '@blickfang/contract/content/keys/value-keys.ts'
import type { Revisions } from '@blickfang/contract/content/values.ts'
import type { Block, PageCollection } from '@blickfang/contract/kernel/block.ts'
import { completeItems, type Items, itemsSchema, type Member } from '@blickfang/contract/kernel/items/items.ts'
import type { Json } from '@blickfang/contract/kernel/json.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Database } from '../../db/database.ts'
import { invalid } from '../../errors/invalid.ts'
import { notFound } from '../../errors/not-found.ts'
import { pageOrder } from '../../reading/page-entry.ts'
import type { Saved } from '../content/write-values.ts'
import type { OperationContext } from '../operation-context.ts'
import { saveItem } from '../values/save-item.ts'

/** How endpoints name a container. */
interface NamedContainer {
  readonly collectionId: string
  readonly collectionName: string
}

/** A block that shows a collection, held until the transaction ends, with every member of it that is not removed. */
export interface Container {
  readonly id: string
  readonly block: Block
  readonly collection: PageCollection
  /** Every member has its place in it. */
  readonly items: Items
  readonly base: Revisions
  readonly members: readonly Member[]
}

interface Row {
  readonly name: string
  readonly items: Json
  readonly revs: Revisions
}

/** The container of a request. Throws NOT_FOUND for no block, INVALID for one that shows no such collection. */
export async function holdContainer(
  tx: Database,
  { collectionId, collectionName }: NamedContainer,
): Promise<Container> {
  const key = valueKeys.items.key()
  const [row] = await tx.rows<Row>(sql`
    select name, draft -> ${key} as items, revs from bf_groups
    where id = ${collectionId} and draft -> 'deleted' is distinct from 'true' for no key update`)
  if (!row) throw notFound('block')
  const entry = findGroup(row.name)
  const collection = entry?.slot === null ? entry.block.collection : undefined
  if (!entry || collection?.name !== collectionName) throw invalid('collectionName', 'unknownCollection')
  const members = await listMembers(tx, collectionName)
  return {
    ...{ id: collectionId, block: entry.block, collection, members },
    items: completeItems(members, itemsSchema.safeParse(row.items).data ?? null),
    base: { [key]: row.revs[key] ?? 0 },
  }
}

async function listMembers(tx: Database, collection: string): Promise<readonly Member[]> {
  return tx.rows<{ id: string; archived: boolean }>(sql`
    select p.id, coalesce(p.draft -> 'archived' = 'true', false) as archived from bf_pages p
    where p.collection = ${collection} and p.draft -> 'deleted' is distinct from 'true' order by ${pageOrder}, p.id`)
}

/** Saves what the container makes of its collection from now on. */
export async function saveItems(
  context: OperationContext,
  { id, base }: Container,
  items: Items,
): Promise<Saved & { items: Items }> {
  const patch = { [valueKeys.items.key()]: items as Json }
  const { saved } = await saveItem(context, { itemType: 'group', id, patch, base })
  return { ...saved, items }
}
