import { findGroup } from '@blickfang/blocks/groups.ts'
import type { TranslatedItem } from '@blickfang/contract/api/v1/languages/translation.ts'
import { contentKey, valueKeys } from '@blickfang/contract/content/keys/value-keys.ts'
import {
  type Content,
  type ContentValues,
  contentSchema,
  descriptionLength,
} from '@blickfang/contract/content/values.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Database } from '../../db/database.ts'
import { listOf } from '../content/content-table.ts'
import { sourceOf } from '../content/source-of.ts'

/** A text of a page that is to be translated, with what stands in its place now. */
export interface Original {
  readonly item: TranslatedItem
  readonly words: Pick<Content, 'text' | 'json'>
  /** Most characters that its place takes. */
  readonly maxLength: number
  /** Author and original of the words in the other language; null where there are none. */
  readonly own: Pick<Content, 'by' | 'source'> | null
  /** Revision of the words in the other language. */
  readonly rev: number
}

/** Language of the original, and language of the translation. */
export interface Pair {
  readonly from: Locale
  readonly to: Locale
}

interface Asked extends Pair {
  readonly pageId: string
  readonly items: readonly TranslatedItem[]
}

/** The originals of these items, by part and id; of what is not there, or holds no words, there is none. */
export async function findOriginals(db: Database, asked: Asked): Promise<ReadonlyMap<string, Original>> {
  const found = [...(await ofFields(db, asked)), ...(await ofPage(db, asked)), ...(await ofMedia(db, asked))]
  const filled = found.filter(({ words }) => words.text.trim() !== '')
  return new Map(filled.map((original) => [nameOf(original.item), original]))
}

/** Tells one item of a page from all others. */
export function nameOf({ part, id }: TranslatedItem): string {
  return `${part} ${id}`
}

/** Whether words were made from another text than the one that stands there now. */
export function isStale({ words, own }: Original): boolean {
  return own?.source !== undefined && own.source !== sourceOf(words.text)
}

interface FieldRow {
  readonly id: string
  readonly name: string
  readonly block: string
  readonly words: unknown
  readonly own: unknown
  readonly rev: number
}

async function ofFields(db: Database, { pageId, from, to, items }: Asked): Promise<Original[]> {
  const ids = idsOf(items, 'content')
  if (ids.length === 0) return []
  const rows = await db.rows<FieldRow>(sql`
    select f.id, f.name, g.name as block, f.draft -> ${contentKey(from)}::text as words, f.draft -> ${contentKey(to)}::text as own,
      coalesce((f.revs ->> ${contentKey(to)}::text)::int, 0) as rev
    from bf_fields f join bf_groups g on g.id = f.group_id
    where f.page_id = ${pageId} and f.id = any(${listOf(ids, 'uuid')})`)
  return rows.flatMap(({ id, name, block, words, own, rev }) => {
    const field = findGroup(block)?.group.fields[name]
    const original = contentSchema.safeParse(words).data
    if (!field || !original) return []
    const { text, json } = original
    const there = contentSchema.safeParse(own).data
    return [
      {
        item: { part: 'content' as const, id },
        words: { text, ...(json && { json }) },
        maxLength: field.maxLength,
        own: there && there.text.trim() !== '' ? there : null,
        rev,
      },
    ]
  })
}

const lengths = { name: 200, description: descriptionLength } as const

async function ofPage(db: Database, { pageId, from, to, items }: Asked): Promise<Original[]> {
  const parts = (['name', 'description'] as const).filter((part) => idsOf(items, part).includes(pageId))
  if (parts.length === 0) return []
  const [page] = await db.rows<{ draft: ContentValues; revs: Readonly<Record<string, number>> }>(
    sql`select draft, revs from bf_pages where id = ${pageId}`,
  )
  if (!page) return []
  return parts.map((part) => {
    const { key } = valueKeys[part]
    return {
      ...plain({ part, id: pageId }, page.draft[key(from)], page.draft[key(to)]),
      maxLength: lengths[part],
      rev: page.revs[key(to)] ?? 0,
    }
  })
}

async function ofMedia(db: Database, { from, to, items }: Asked): Promise<Original[]> {
  const ids = idsOf(items, 'alt')
  if (ids.length === 0) return []
  const rows = await db.rows<{ id: string; words: unknown; own: unknown }>(sql`
    select id, alt_by_language ->> ${from}::text as words, alt_by_language ->> ${to}::text as own
    from bf_media where id = any(${listOf(ids, 'uuid')})`)
  return rows.map(({ id, words, own }) => ({ ...plain({ part: 'alt', id }, words, own), maxLength: 500, rev: 0 }))
}

/** A line of text whose author nobody notes: as long as it is there, it counts as a person's. */
function plain(item: TranslatedItem, words: unknown, own: unknown): Pick<Original, 'item' | 'words' | 'own'> {
  const isThere = typeof own === 'string' && own.trim() !== ''
  return { item, words: { text: typeof words === 'string' ? words : '' }, own: isThere ? { by: 'person' } : null }
}

function idsOf(items: readonly TranslatedItem[], part: TranslatedItem['part']): string[] {
  return items.filter((item) => item.part === part).map(({ id }) => id)
}
