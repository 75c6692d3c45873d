import type pg from 'pg'
import { locales } from '../../shared/contract/src/kernel/locale.ts'

/** Makes the site so many pages large: half of them services, each live with a block and its title, with an address, in the order of their numbers. Those that are there stay. */
export async function addPages(client: pg.Client, from: number, to: number): Promise<void> {
  await client.query(
    `with page as (
      insert into bf_pages (collection, draft, published) select collection, draft, draft from (
        select case when i % 2 = 0 then 'service' end as collection, jsonb_build_object('slug.de', 'seite-' || i,
          'name.de', 'Seite ' || i, 'order', 'z' || lpad(i::text, 6, '0'), 'disallowedLanguages', $3::jsonb) as draft from generate_series($1::int + 1, $2::int) i) made
      returning id, collection, draft),
    claimed as (
      insert into bf_page_slugs (collection, locale, slug, page_id) select coalesce(collection, ''), 'de', draft ->> 'slug.de', id from page),
    block as (
      insert into bf_groups (page_id, name, draft, published) select id, 'hero', '{"order": "a0"}', '{"order": "a0"}' from page
      returning id, page_id)
    insert into bf_fields (page_id, group_id, name, kind, draft, published) select page_id, id, 'title', 'text', words, words
    from block, jsonb_build_object('content.de', jsonb_build_object('text', 'Was wir hier zeigen')) words`,
    // In one language alone: publishing waits for no translation.
    [from, to, JSON.stringify(locales.filter((locale) => locale !== 'de'))],
  )
  await client.query('vacuum analyze bf_pages, bf_page_slugs, bf_groups, bf_fields')
}
