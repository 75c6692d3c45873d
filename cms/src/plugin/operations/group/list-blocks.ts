import { findGroup } from '@blickfang/blocks/groups.ts'
import type { AnswerOf } from '@blickfang/contract/api/endpoint.ts'
import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type { listBlocks as contract } from '@blickfang/contract/api/v1/page.ts'
import { contentKey } from '@blickfang/contract/content/keys/value-keys.ts'
import { sql } from '@payloadcms/db-postgres'
import { getLanguages } from '../content/get-languages.ts'
import type { Call } from '../operation-context.ts'

const maxLength = 60

interface BlockRow {
  readonly id: string
  readonly name: string
  /** Words by field: those of the block itself, and of its first cards. */
  readonly own: Readonly<Record<string, string>>
  readonly cards: readonly string[]
}

/**
 * The draft's blocks in their order, without removed and archived ones, each with the first words that stand in it: its own
 * in the order of its fields, else a card's. Throws NOT_FOUND.
 */
export async function listBlocks({ db, query }: Call<typeof contract>): Promise<AnswerOf<typeof contract>> {
  const { page: asked, lang } = query
  const isAsked = asked.startsWith('~') ? sql`p.role = ${asked.slice(1)}` : sql`p.id = ${asked}`
  const [page] = await db.rows<{ id: string }>(
    sql`select p.id from bf_pages p where ${isAsked} and p.status <> 'deleted'`,
  )
  if (!page) throw new AppError('NOT_FOUND')
  const { default: fallback } = await getLanguages(db)
  const isShown = sql`draft -> 'deleted' is distinct from 'true' and draft -> 'archived' is distinct from 'true'`
  const rows = await db.rows<BlockRow>(sql`
    with word as (
      select f.group_id, f.name, left(coalesce(
        nullif(trim(f.draft -> ${contentKey(lang)} ->> 'text'), ''), trim(f.draft -> ${contentKey(fallback)} ->> 'text')
      ), 200) as words from bf_fields f where f.page_id = ${page.id})
    select b.id, b.name,
      (select coalesce(jsonb_object_agg(w.name, w.words), '{}') from word w where w.group_id = b.id and w.words <> '') as own,
      (select coalesce(jsonb_agg(w.words order by c.draft ->> 'order' collate "C", c.id, w.name), '[]')
        from (select * from bf_groups where parent_id = b.id and ${isShown}) c join word w on w.group_id = c.id where w.words <> '') as cards
    from (select * from bf_groups where page_id = ${page.id} and parent_id is null and ${isShown}) b
    order by b.draft ->> 'order' collate "C", b.id`)
  return { blocks: rows.map((row) => ({ id: row.id, name: row.name, words: shortened(firstWords(row)) })) }
}

function firstWords({ name, own, cards }: BlockRow): string {
  const fields = Object.keys(findGroup(name)?.group.fields ?? {})
  return fields.map((field) => own[field]).find(Boolean) ?? cards[0] ?? ''
}

/** Cuts words to one line, between words where that is possible. */
function shortened(words: string): string {
  const line = words.replace(/\s+/g, ' ')
  if (line.length <= maxLength) return line
  const cut = line.slice(0, maxLength - 1)
  return `${cut.slice(0, cut.lastIndexOf(' ') > 0 ? cut.lastIndexOf(' ') : cut.length)}…`
}
