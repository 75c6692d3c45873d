import { randomUUID } from 'node:crypto'
import { findGroup } from '@blickfang/blocks/groups.ts'
import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type { Gone } from '@blickfang/contract/api/v1/templates/templates.ts'
import { valueKeys } from '@blickfang/contract/content/keys/value-keys.ts'
import { normaliseSlug } from '@blickfang/contract/content/slug.ts'
import type { ContentValues } from '@blickfang/contract/content/values.ts'
import { locales } from '@blickfang/contract/kernel/locale.ts'
import { firstOrder } from '@blickfang/contract/kernel/sibling-order.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Database } from '../../../db/database.ts'
import { invalid } from '../../../errors/invalid.ts'
import { orderOf } from '../../../reading/read-sql.ts'
import { jsonb } from '../../content/content-table.ts'
import { getLanguages } from '../../content/get-languages.ts'
import { claimFreeSlug } from '../../content/page-slugs.ts'
import { requireMembership } from '../../content/require-membership.ts'
import { copiesOf, copyDrafts } from '../../group/copy-groups.ts'
import { insertGroups } from '../../group/insert-groups.ts'
import { keptIn, type Originals, stored } from '../../originals/originals.ts'
import { findTemplateContent } from '../../originals/template-content.ts'

interface PageCopy {
  /** The new page: there already, with a name and an address in the language in which it was asked for. */
  readonly pageId: string
  readonly copyOf: string
  readonly collection: string | null
  readonly actorId: string | null
}

/** Values that are a page's own and go into no copy. */
const own: readonly string[] = ['order', 'deleted', 'archived']

/**
 * Fills a new page with the draft of another: what it says of itself, its blocks, and names and free addresses in its other languages;
 * or with the blocks of a page's template. Answers what of a template is gone. Throws NOT_FOUND, INVALID.
 */
export async function copyPage(tx: Database, copy: PageCopy): Promise<Gone | null> {
  const { pageId, copyOf, collection } = copy
  const [original] = await tx.rows<{ collection: string | null; draft: ContentValues }>(
    sql`select collection, draft from bf_pages where id = ${copyOf}`,
  )
  if (!original) return copyTemplate(tx, copy)
  if (original.collection !== collection) throw invalid('copyOf', 'otherCollection')
  const slugs: readonly string[] = locales.map((locale) => valueKeys.slug.key(locale))
  const taken = Object.entries(original.draft).filter(([key]) => !own.includes(key) && !slugs.includes(key))
  await tx.rows(sql`update bf_pages set draft = ${jsonb(Object.fromEntries(taken))} || draft where id = ${pageId}`)
  await claimAddresses(tx, { pageId, collection })
  const blocks = await tx.rows<Block>(sql`
    select id, name, ${orderOf(sql`draft`)} as order from bf_groups
    where page_id = ${copyOf} and parent_id is null and draft -> 'deleted' is distinct from 'true'`)
  await copyBlocks(tx, copy, { blocks, from: stored })
  return null
}

async function copyTemplate(tx: Database, copy: PageCopy): Promise<Gone> {
  const template = await findTemplateContent(tx, copy.copyOf)
  if (template?.kind !== 'page') throw new AppError('NOT_FOUND')
  if (template.collection !== copy.collection) throw invalid('copyOf', 'otherCollection')
  const blocks = template.groups
    .filter(({ parent_id }) => parent_id === null)
    .map(({ id, name, draft }) => ({ id, name, order: String(draft.order ?? firstOrder) }))
  await copyBlocks(tx, copy, { blocks, from: keptIn(template) })
  return template.gone
}

async function claimAddresses(tx: Database, { pageId, collection }: Pick<PageCopy, 'pageId' | 'collection'>) {
  const [page] = await tx.rows<{ draft: ContentValues }>(sql`select draft from bf_pages where id = ${pageId}`)
  const claimed: Record<string, string> = {}
  for (const locale of locales) {
    const name = page?.draft[valueKeys.name.key(locale)]
    const key = valueKeys.slug.key(locale)
    if (typeof name !== 'string' || page?.draft[key] !== undefined) continue
    claimed[key] = await claimFreeSlug(tx, { pageId, collection, locale, slug: normaliseSlug(name) || 'seite' })
  }
  await tx.rows(sql`update bf_pages set draft = draft || ${jsonb(claimed)} where id = ${pageId}`)
}

interface Block {
  readonly id: string
  readonly name: string
  readonly order: string
}

async function copyBlocks(
  tx: Database,
  { pageId, actorId }: PageCopy,
  original: { readonly blocks: readonly Block[]; readonly from: Originals },
): Promise<void> {
  const blocks = original.blocks.flatMap(({ id, name, order }) => {
    const entry = findGroup(name)
    return entry?.slot === null ? [{ from: id, order, entry }] : []
  })
  await requireMembership(
    tx,
    blocks.map(({ entry }) => ({ path: 'copyOf', audience: entry.block.audience })),
  )
  const wanted = blocks.map(({ from, order, entry }) => ({
    block: { id: randomUUID(), parentId: null, order, group: entry.group },
    copyOf: from,
  }))
  const copies = await copiesOf(tx, wanted, original.from)
  await insertGroups(tx, { pageId, groups: copies, languages: await getLanguages(tx), actorId })
  await copyDrafts(tx, copies, original.from)
}
