import { randomUUID } from 'node:crypto'
import { findGroup } from '@blickfang/blocks/groups.ts'
import { boundsIn } from '@blickfang/blocks/lookup/group-entry.ts'
import type { AnswerOf } from '@blickfang/contract/api/endpoint.ts'
import type { addGroup as contract } from '@blickfang/contract/api/v1/group.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Database } from '../../db/database.ts'
import { invalid } from '../../errors/invalid.ts'
import { notFound } from '../../errors/not-found.ts'
import { getLanguages } from '../content/get-languages.ts'
import { lockPage } from '../content/lock-page.ts'
import { checkOrder, orderAfter, orderLast } from '../content/order.ts'
import { requireMembership } from '../content/require-membership.ts'
import { requirePage } from '../content/require-page.ts'
import type { Call } from '../operation-context.ts'
import { copiesOf, copyDrafts, findOriginal } from './copy-groups.ts'
import { getGroup, listSiblings } from './get-group.ts'
import { insertGroups } from './insert-groups.ts'
import { listGroups } from './list-groups.ts'
import { starters } from './starters.ts'

type AddGroup = Call<typeof contract>

/** Adds a block with the cards it starts with, or one card; as a copy of another, with all that is in that. Asking again with the same id answers what is there already. */
export async function addGroup(call: AddGroup): Promise<AnswerOf<typeof contract>> {
  const { body, db, actor } = call
  // The cards of a copy have ids of their own.
  if (body.copyOf && body.childIds) throw invalid('childIds', 'copied')
  if (body.copiedCards && !body.copyOf) throw invalid('copiedCards', 'notCopied')
  return db.transaction(async (tx) => {
    await lockPage(tx, body.pageId, 'shared')
    await requirePage(tx, body.pageId)
    const id = body.id ?? randomUUID()
    const entry = await contractOf(tx, body)
    await requireMembership(tx, [{ path: 'groupName', audience: entry.block.audience }])
    const order = await placeOf(tx, body)
    const page = { pageId: body.pageId, languages: await getLanguages(tx), actorId: actor.id }
    const block = { id, parentId: body.parentId ?? null, order, group: entry.group }
    if ((await insertGroups(tx, { ...page, groups: [block] })) > 0) {
      const { copyOf, copiedCards, childIds = [] } = body
      const from = copyOf ? await findOriginal(tx, copyOf, entry.group.name) : undefined
      const copied = copyOf
        ? await copiesOf(tx, [{ block, copyOf, ...(copiedCards && { cards: copiedCards }) }], from)
        : []
      const fresh = !copyOf && entry.slot === null ? starters(id, entry.block, childIds) : []
      await insertGroups(tx, { ...page, groups: [...copied.slice(1), ...fresh] })
      await copyDrafts(tx, copied, from)
      await requireRoom(tx, body)
    } else if ((await getGroup(tx, body.pageId, id)).name !== body.groupName) {
      throw invalid('id', 'taken')
    }
    return { groups: await listGroups(tx, id) }
  })
}

/** Counts what is there now, the new card among it: two people may have added the last one. Throws INVALID. */
async function requireRoom(tx: Database, { pageId, parentId, groupName }: AddGroup['body']): Promise<void> {
  const bounds = boundsIn(findGroup(groupName))
  if (!bounds || !parentId) return
  await tx.rows(sql`select 1 from bf_groups where id = ${parentId} for no key update`)
  const cards = (await listSiblings(tx, pageId, parentId)).filter(({ name, gone }) => name === groupName && !gone)
  if (cards.length > bounds.max) throw invalid('groupName', 'full')
}

async function contractOf(tx: Database, body: AddGroup['body']) {
  const entry = findGroup(body.groupName)
  if (!entry) throw invalid('groupName', 'unknownBlock')
  if (body.parentId === undefined) {
    if (entry.slot !== null) throw invalid('parentId', 'cardNeedsBoard')
    return entry
  }
  const parent = await getGroup(tx, body.pageId, body.parentId)
  const slots = Object.values(parent.entry?.slot === null ? parent.entry.block.children : {})
  if (!slots.some((card) => card.name === body.groupName)) throw invalid('groupName', 'notInThisBlock')
  return entry
}

async function placeOf(tx: Database, body: AddGroup['body']): Promise<string> {
  if (body.order !== undefined) return checkOrder(body.order)
  const siblings = await listSiblings(tx, body.pageId, body.parentId ?? null)
  if (body.nextTo === undefined) return orderLast(siblings)
  if (body.nextTo === 'start') return orderAfter(siblings, null)
  const neighbour = siblings.find((sibling) => sibling.id === body.nextTo)
  if (!neighbour) throw notFound('block')
  return orderAfter(siblings, neighbour.order)
}
