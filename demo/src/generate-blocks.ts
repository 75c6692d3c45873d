import { contentKey, valueKeys } from '@blickfang/contract/content/keys/value-keys.ts'
import { plainText, toRichText } from '@blickfang/contract/content/rich-text.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { generateNKeysBetween } from 'fractional-indexing'
import pg from 'pg'
import { v4, v5 } from 'uuid'

interface GenerateBlocks {
  readonly databaseUrl: string
  readonly blocks: number
  /** Fields of one block, its cards' included. */
  readonly fieldsPer?: number
  readonly locales?: readonly Locale[]
  /** Names of blocks that follow them, such as those that ask data sources. */
  readonly more?: readonly string[]
}

interface Row {
  readonly id: string
  readonly groupId: string | null
  readonly name: string
  readonly kind: string
  readonly values: Readonly<Record<string, unknown>>
}

const sentence = 'Wir messen Ihre Augen genau, beraten ehrlich und schleifen die Gläser in der eigenen Werkstatt. '

/**
 * Makes a live page of many picture boards, for benchmarks: filled in every named language, nothing waiting to be published.
 * A page of the same measures is replaced.
 */
export async function generateBlocks({
  databaseUrl,
  blocks,
  fieldsPer = 8,
  locales = ['de'],
  more = [],
}: GenerateBlocks) {
  const pageId = v4()
  const slug = `bench-${blocks}-${fieldsPer}-${locales.length}`
  const orders = generateNKeysBetween(null, null, blocks + more.length)
  const boards = orders.slice(0, blocks).flatMap((order, index) => board(order, index, fieldsPer))
  const last = more.map((name, index) => ({
    ...{ id: v4(), parentId: null, name, fields: [] },
    values: { order: orders[blocks + index] },
  }))
  const groups = [...boards, ...last]
  const fields = groups.flatMap((group) => group.fields.map((name) => field(group.id, name, locales)))
  const values = Object.fromEntries(
    locales.flatMap((locale) => [
      [valueKeys.slug.key(locale), slug],
      [valueKeys.name.key(locale), `${blocks} Bausteine`],
    ]),
  )
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('begin')
    await client.query(`delete from bf_pages where draft->>'slug.de' = $1 and collection is null`, [slug])
    await client.query('insert into bf_pages (id, draft, published) values ($1, $2, $2)', [pageId, values])
    await client.query(
      `insert into bf_page_slugs (locale, slug, page_id) select locale, $2, $3 from unnest($1::text[]) locale`,
      [locales, slug, pageId],
    )
    await client.query(
      `insert into bf_groups (id, page_id, parent_id, name, draft, published) select id, $2, "parentId", name, values, values
      from json_to_recordset($1) r(id uuid, "parentId" uuid, name text, values jsonb)`,
      [JSON.stringify(groups), pageId],
    )
    await client.query(
      `insert into bf_fields (id, page_id, group_id, name, kind, draft, published) select id, $2, "groupId", name, kind, values, values
      from json_to_recordset($1) r(id uuid, "groupId" uuid, name text, kind text, values jsonb)`,
      [JSON.stringify(fields), pageId],
    )
    await client.query('commit')
    await client.query('analyze bf_pages, bf_groups, bf_fields')
  } finally {
    await client.end()
  }
  return { pageId, slug }
}

/** A picture board of two fields with as many cards of three as the measure needs; the last card may have fewer. */
function board(order: string, index: number, fieldsPer: number) {
  const id = v4()
  const head = {
    id,
    parentId: null,
    name: 'imageBoard',
    values: { order, 'options.columnLayout': index % 2 ? '3' : '4' },
  }
  const inCards = Math.max(0, fieldsPer - 2)
  const cards = generateNKeysBetween(null, null, Math.ceil(inCards / 3)).map((cardOrder, card) => ({
    id: v4(),
    parentId: id,
    name: 'imageCard',
    values: { order: cardOrder },
    fields: ['title', 'text', 'image'].slice(0, inCards - card * 3),
  }))
  return [{ ...head, fields: ['title', 'lead'].slice(0, fieldsPer) }, ...cards]
}

function field(groupId: string, name: string, locales: readonly Locale[]): Row {
  const kind = name === 'image' ? 'media' : name === 'title' ? 'text' : 'richText'
  const content = (locale: Locale) => {
    if (kind === 'text') return { text: `${locale.toUpperCase()} ${sentence.trim()}`, by: 'person' }
    const json = toRichText(`${locale.toUpperCase()} ${sentence.repeat(2)}\n\n${sentence.repeat(2).trim()}`)
    return { text: plainText(json), json, by: 'person' }
  }
  const words = kind === 'media' ? [] : locales.map((locale) => [contentKey(locale), content(locale)])
  return { id: v5(name, groupId), groupId, name, kind, values: Object.fromEntries(words) }
}
