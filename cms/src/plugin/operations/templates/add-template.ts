import { findGroup } from '@blickfang/blocks/groups.ts'
import type { AnswerOf } from '@blickfang/contract/api/endpoint.ts'
import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type { addTemplate as contract } from '@blickfang/contract/api/v1/templates/templates.ts'
import { sql } from '@payloadcms/db-postgres'
import { v5 as uuidV5 } from 'uuid'
import type { Database } from '../../db/database.ts'
import { invalid } from '../../errors/invalid.ts'
import { notFound } from '../../errors/not-found.ts'
import { orderOf } from '../../reading/read-sql.ts'
import { checkEditor } from '../check-editor.ts'
import { jsonb } from '../content/content-table.ts'
import { type Copied, copiesOf } from '../group/copy-groups.ts'
import type { Call } from '../operation-context.ts'
import type { TemplateContent } from '../originals/kept-content.ts'
import { getTemplateRow } from './template-rows.ts'

type AddTemplate = Call<typeof contract>

/** A block that is kept, as its row has it. */
interface Block {
  readonly id: string
  readonly name: string
  readonly order: string
}

interface Kept {
  readonly collection: string | null
  readonly blocks: readonly Block[]
}

/** Keeps the draft of a block or of a page's blocks under a name. Editors only. Throws NOT_FOUND, and INVALID for a card. */
export async function addTemplate({ db, actor, body }: AddTemplate): Promise<AnswerOf<typeof contract>> {
  checkEditor(actor)
  const { id, name, of } = body
  const kind = of.itemType === 'group' ? 'block' : 'page'
  return db.transaction(async (tx) => {
    const { collection, blocks } = kind === 'block' ? await getBlock(tx, of.id) : await getBlocksOfPage(tx, of.id)
    // The one block of a block's template has its id: by that `addGroup` finds it.
    const idOf = (block: string) => (kind === 'block' ? id : uuidV5(block, id))
    const wanted = blocks.flatMap((block) => {
      const entry = findGroup(block.name)
      return entry?.slot === null
        ? [{ block: { id: idOf(block.id), parentId: null, order: block.order, group: entry.group }, copyOf: block.id }]
        : []
    })
    const content = await readContent(tx, await copiesOf(tx, wanted))
    const names = wanted.map(({ block }) => block.group.name)
    await tx.rows(sql`
      insert into bf_content_templates (id, kind, name, collection, blocks, content)
      values (${id}, ${kind}, ${name}, ${collection}, ${jsonb(names)}, ${jsonb(content)}) on conflict (id) do nothing`)
    return { template: await getTemplateRow(tx, id) }
  })
}

async function getBlock(tx: Database, id: string): Promise<Kept> {
  const rows = await tx.rows<Block & { readonly parent: string | null }>(
    sql`select id, name, parent_id as parent, ${orderOf(sql`draft`)} as order from bf_groups where id = ${id}`,
  )
  const [block] = rows
  if (!block) throw notFound('block')
  if (block.parent !== null || findGroup(block.name)?.slot !== null) throw invalid('of.id', 'noBlock')
  return { collection: null, blocks: [block] }
}

async function getBlocksOfPage(tx: Database, id: string): Promise<Kept> {
  const [page] = await tx.rows<{ collection: string | null }>(
    sql`select collection from bf_pages where id = ${id} and status <> 'deleted'`,
  )
  if (!page) throw new AppError('NOT_FOUND')
  const blocks = await tx.rows<Block>(sql`
    select id, name, ${orderOf(sql`draft`)} as order from bf_groups
    where page_id = ${id} and parent_id is null and draft -> 'deleted' is distinct from 'true'
    order by ${orderOf(sql`draft`)} collate "C", id`)
  return { ...page, blocks }
}

/** Reads the drafts of what is kept, all in one statement. */
async function readContent(tx: Database, copies: readonly Copied[]): Promise<TemplateContent> {
  const list = copies.map(({ id, parentId, from }) => ({ id, parent: parentId, original: from }))
  const [content] = await tx.rows<TemplateContent>(sql`
    with pair as (
      select * from jsonb_to_recordset(${jsonb(list)}) as listed(id uuid, parent uuid, original uuid))
    select
      (select coalesce(jsonb_agg(jsonb_build_object(
        'id', pair.id, 'parent_id', pair.parent, 'name', g.name, 'draft', g.draft - 'deleted')), '[]')
        from pair join bf_groups g on g.id = pair.original) as groups,
      (select coalesce(jsonb_agg(jsonb_build_object('group_id', pair.id, 'name', f.name, 'draft', f.draft)), '[]')
        from pair join bf_fields f on f.group_id = pair.original) as fields`)
  return content ?? { groups: [], fields: [] }
}
