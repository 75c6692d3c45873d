import { randomUUID } from 'node:crypto'
import { plainText, toRichText } from '@blickfang/contract/content/rich-text.ts'
import { firstOrder } from '@blickfang/contract/kernel/sibling-order.ts'
import pg from 'pg'

const words = 'Wir messen Ihre Augen genau, beraten ehrlich und schleifen die Gläser in der eigenen Werkstatt. '

interface SliderPage {
  readonly databaseUrl: string
  readonly cards: number
  /** Whether each card has one of the demo site's large pictures behind its words. */
  readonly hasPictures: boolean
}

type Values = Readonly<Record<string, unknown>>

/** Makes a live page with one full-screen slider; answers its slug. */
export async function makeSliderPage({ databaseUrl, cards, hasPictures }: SliderPage): Promise<string> {
  const [page, board] = [randomUUID(), randomUUID()]
  const slug = `bench-slider-${cards}-${hasPictures ? 'pictures' : 'words'}`
  const groups = [
    { id: board as string, parentId: null as string | null, name: 'contentSliderBoard', values: { order: firstOrder } },
    ...Array.from({ length: cards }, (_, index) => ({
      id: randomUUID(),
      parentId: board as string | null,
      name: 'contentSliderCard',
      values: { order: `b${String(index).padStart(2, '0')}` },
    })),
  ]
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const pictures = hasPictures ? await largePictures(client) : []
    const rows = groups.slice(1).flatMap(({ id }, index) => fieldsOf(id, index, pictures[index % pictures.length]))
    const values = { 'slug.de': slug, 'name.de': `${cards} Karten` }
    await client.query('insert into bf_pages (id, draft, published) values ($1, $2, $2)', [page, values])
    await client.query(`insert into bf_page_slugs (locale, slug, page_id) values ('de', $1, $2)`, [slug, page])
    await client.query(
      `insert into bf_groups (id, page_id, parent_id, name, draft, published) select id, $2, "parentId", name, values, values
      from json_to_recordset($1) r(id uuid, "parentId" uuid, name text, values jsonb)`,
      [JSON.stringify(groups), page],
    )
    await client.query(
      `insert into bf_fields (id, page_id, group_id, name, kind, draft, published) select id, $2, "groupId", name, kind, values, values
      from json_to_recordset($1) r(id uuid, "groupId" uuid, name text, kind text, values jsonb)`,
      [JSON.stringify(rows), page],
    )
  } finally {
    await client.end()
  }
  return slug
}

async function largePictures(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ id: string }>('select id from bf_media where width >= 1500 order by filename')
  if (rows.length === 0) throw new Error('The demo site has no large picture.')
  return rows.map(({ id }) => id)
}

function fieldsOf(groupId: string, index: number, mediaId: string | undefined) {
  const json = toRichText(words.repeat(2).trim())
  const field = (name: string, kind: string, values: Values) => ({ id: randomUUID(), groupId, name, kind, values })
  return [
    field('title', 'text', { 'content.de': { text: `Karte ${index + 1}`, by: 'person' } }),
    field('text', 'richText', { 'content.de': { text: plainText(json), json, by: 'person' } }),
    ...(mediaId ? [field('image', 'media', { mediaId })] : []),
  ]
}
