import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { plainText, toRichText } from 'shared/content/rich-text.ts'

const words = 'Wir messen Ihre Augen genau, beraten ehrlich und schleifen die Gläser in der eigenen Werkstatt. '

/** Makes a live page with one full-screen slider of so many cards; answers its slug. */
export async function makeSliderPage(databaseUrl: string, cards: number): Promise<string> {
  const [page, board, slug] = [randomUUID(), randomUUID(), `bench-slider-${cards}`]
  const groups = [
    { id: board as string, parentId: null as string | null, name: 'contentSliderBoard', values: { order: 'a0' } },
    ...Array.from({ length: cards }, (_, index) => ({
      id: randomUUID(),
      parentId: board as string | null,
      name: 'contentSliderCard',
      values: { order: `b${String(index).padStart(2, '0')}` },
    })),
  ]
  const json = toRichText(words.repeat(2).trim())
  const fields = groups.slice(1).flatMap(({ id }, index) => [
    {
      groupId: id,
      name: 'title',
      kind: 'text',
      values: { 'content.de': { text: `Karte ${index + 1}`, by: 'person' } },
    },
    {
      groupId: id,
      name: 'text',
      kind: 'richText',
      values: { 'content.de': { text: plainText(json), json, by: 'person' } },
    },
  ])
  const rows = fields.map((field) => ({ ...field, id: randomUUID() }))
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const values = { 'slug.de': slug, 'name.de': `${cards} Karten` }
    await client.query('insert into pages (id, draft, published) values ($1, $2, $2)', [page, values])
    await client.query(`insert into page_slugs (locale, slug, page_id) values ('de', $1, $2)`, [slug, page])
    await client.query(
      `insert into groups (id, page_id, parent_id, name, draft, published) select id, $2, "parentId", name, values, values
      from json_to_recordset($1) r(id uuid, "parentId" uuid, name text, values jsonb)`,
      [JSON.stringify(groups), page],
    )
    await client.query(
      `insert into fields (id, page_id, group_id, name, kind, draft, published) select id, $2, "groupId", name, kind, values, values
      from json_to_recordset($1) r(id uuid, "groupId" uuid, name text, kind text, values jsonb)`,
      [JSON.stringify(rows), page],
    )
  } finally {
    await client.end()
  }
  return slug
}
