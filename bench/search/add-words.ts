import pg from 'pg'
import { valueKeys } from '../../shared/contract/src/content/keys/value-keys.ts'
import { makeWords } from './make-words.ts'

const languages = ['de', 'fr', 'en'] as const

/** How many pages `addWords` adds. */
export const pages = 2000

/** Adds 2,000 published pages in three languages with about 250 words each. */
export async function addWords(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const made = Array.from({ length: pages }, (_, index) => {
    const named = languages.map((language) => [valueKeys.name.key(language), makeWords(`${language} name ${index}`, 3)])
    const slugs = languages.map((language) => [valueKeys.slug.key(language), `suchseite-${index}`])
    const words = [0, 1, 2].map((part) =>
      Object.fromEntries(
        languages.map((language) => [
          valueKeys.content.key(language),
          { text: makeWords(`${language} ${part} ${index}`, 80) },
        ]),
      ),
    )
    return { values: Object.fromEntries([...named, ...slugs]), words }
  })
  try {
    await client.query(
      `update bf_settings set "values" = jsonb_set("values", '{languages}', '{"default": "de", "active": ["de", "fr", "en"]}')`,
    )
    await client.query(
      `with made as (select gen_random_uuid() as id, gen_random_uuid() as block, r.* from json_to_recordset($1) r("values" jsonb, words jsonb)),
      page as (insert into bf_pages (id, draft, published) select id, "values", "values" from made),
      block as (insert into bf_groups (id, page_id, name, draft, published) select block, id, 'richTextBlock', '{"order": "a0"}', '{"order": "a0"}' from made)
      insert into bf_fields (page_id, group_id, name, kind, draft, published)
      select id, block, 'text' || w.number, 'richText', w.words, w.words from made, jsonb_array_elements(made.words) with ordinality w(words, number)`,
      [JSON.stringify(made)],
    )
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}
