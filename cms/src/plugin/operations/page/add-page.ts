import { randomUUID } from 'node:crypto'
import { findGroup } from '@blickfang/blocks/groups.ts'
import { allBlocks } from '@blickfang/blocks/own/all-blocks.ts'
import type { AnswerOf } from '@blickfang/contract/api/endpoint.ts'
import type { addPage as contract } from '@blickfang/contract/api/v1/page.ts'
import type { Gone } from '@blickfang/contract/api/v1/templates/templates.ts'
import { valueKeys } from '@blickfang/contract/content/keys/value-keys.ts'
import { normaliseSlug } from '@blickfang/contract/content/slug.ts'
import type { Block } from '@blickfang/contract/kernel/block.ts'
import { firstOrder } from '@blickfang/contract/kernel/sibling-order.ts'
import { sql } from '@payloadcms/db-postgres'
import { generateNKeysBetween } from 'fractional-indexing'
import type { Database } from '../../db/database.ts'
import { invalid } from '../../errors/invalid.ts'
import { orderOf } from '../../reading/read-sql.ts'
import { jsonb } from '../content/content-table.ts'
import { getLanguages } from '../content/get-languages.ts'
import { orderLast } from '../content/order.ts'
import { claimFreeSlug } from '../content/page-slugs.ts'
import { requireMembership } from '../content/require-membership.ts'
import { insertGroups } from '../group/insert-groups.ts'
import { starters } from '../group/starters.ts'
import type { Call } from '../operation-context.ts'
import { getEntry } from '../page-lists/list-pages.ts'
import { copyPage } from './copy/copy-page.ts'

type AddPage = Call<typeof contract>

/** Creates a page with the blocks it starts with, as a copy of another, or from a template. Its address is made from the name. Asking again with the same id answers the page. */
export async function addPage(call: AddPage): Promise<AnswerOf<typeof contract>> {
  const { lang, initialMeta, collectionName, id = randomUUID() } = call.body
  const collection = collectionName ?? null
  const contracts = startBlocks(call.body)
  return call.db.transaction(async (tx) => {
    await requireMembership(
      tx,
      contracts.map(({ audience }, at) => ({ path: `initialGroups.${at}`, audience })),
    )
    const languages = await getLanguages(tx)
    if (!languages.active.includes(lang)) throw invalid('lang', 'inactiveLanguage')
    const order = orderLast(await listOrders(tx, collection))
    const [nameKey, slugKey] = [valueKeys.name.key(lang), valueKeys.slug.key(lang)]
    const draft = { [nameKey]: initialMeta.name, order }
    const isNew = await insertPage(tx, { id, collection, draft, actorId: call.actor.id })
    let gone: Gone | null = null
    if (isNew) {
      const slug = await claimFreeSlug(tx, {
        pageId: id,
        collection,
        locale: lang,
        slug: normaliseSlug(initialMeta.name) || 'seite',
      })
      await tx.rows(
        sql`update bf_pages set draft = draft || ${jsonb({ [slugKey]: slug })}, revs = ${jsonb({ [slugKey]: 1, [nameKey]: 1, order: 1 })} where id = ${id}`,
      )
      const { copyOf } = call.body
      if (copyOf) gone = await copyPage(tx, { pageId: id, copyOf, collection, actorId: call.actor.id })
      else await insertBlocks(tx, id, contracts, call.actor.id)
    }
    return { page: await getEntry(tx, id), ...(gone && { gone }) }
  })
}

function startBlocks({ collectionName, initialGroups, copyOf }: AddPage['body']): readonly Block[] {
  if (copyOf && initialGroups) throw invalid('initialGroups', 'copied')
  const container = allBlocks.find((block) => block.collection?.name === collectionName)
  if (collectionName && !container) throw invalid('collectionName', 'unknownCollection')
  const names = initialGroups ?? (container?.collection ? [container.collection.detail] : [])
  return names.map((name, index) => {
    const entry = findGroup(name)
    if (entry?.slot !== null) throw invalid(`initialGroups.${index}`, 'unknownBlock')
    return entry.block
  })
}

async function listOrders(tx: Database, collection: string | null) {
  return tx.rows<{ id: string; order: string }>(
    sql`select id, ${orderOf(sql`draft`)} as order from bf_pages where collection is not distinct from ${collection}`,
  )
}

async function insertPage(
  tx: Database,
  page: { id: string; collection: string | null; draft: object; actorId: string | null },
) {
  const rows = await tx.rows(sql`
    insert into bf_pages (id, collection, draft, updated_by_id)
    values (${page.id}, ${page.collection}, ${jsonb(page.draft)}, ${page.actorId}::uuid)
    on conflict (id) do nothing returning id`)
  return rows.length > 0
}

async function insertBlocks(
  tx: Database,
  pageId: string,
  contracts: readonly Block[],
  actorId: string | null,
): Promise<void> {
  const languages = await getLanguages(tx)
  const orders = generateNKeysBetween(null, null, contracts.length)
  const groups = contracts.flatMap((block, index) => {
    const id = randomUUID()
    return [{ id, parentId: null, order: orders[index] ?? firstOrder, group: block }, ...starters(id, block, [])]
  })
  await insertGroups(tx, { pageId, groups, languages, actorId })
}
