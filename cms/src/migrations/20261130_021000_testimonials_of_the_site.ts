import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { generateNKeysBetween } from 'fractional-indexing'

interface Voice {
  readonly id: string
  readonly container: string
}

/**
 * Testimonials belong to the site: what stood in a block as a card is a page of the collection from here on, with the same
 * group, fields and words, and the block shows those that stood in it, in their order. Where several blocks had their own,
 * each goes on with its own alone. The release before knows the cards no more: until it stops, such a block of it is empty.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  const { rows } = await db.execute(sql`
    SELECT v.id, v.parent_id AS container
    FROM bf_groups v JOIN bf_groups c ON c.id = v.parent_id AND c.name = 'testimonialsContainer' JOIN bf_pages p ON p.id = c.page_id
    WHERE v.name = 'testimonialDetails'
    ORDER BY coalesce(p.draft->>'order', 'a0') COLLATE "C", p.id, c.draft->>'order' COLLATE "C", c.id,
      v.draft->>'order' COLLATE "C", v.id`)
  const voices = rows as unknown as readonly Voice[]
  const orders = generateNKeysBetween(null, null, voices.length)
  for (const [at, { id }] of voices.entries()) await moveOut(db, id, { order: orders[at] ?? 'a0', slug: `stimme-${at + 1}` })
  const containers = [...new Set(voices.map(({ container }) => container))]
  for (const id of containers) await arrange(db, id, { isOnly: containers.length > 1 })
}

/** The names of the page are those of the person, in each language of the site; the card's own flags are the page's from here on. */
async function moveOut(db: MigrateUpArgs['db'], id: string, { order, slug }: { order: string; slug: string }): Promise<void> {
  await db.execute(sql`
    WITH site AS (
      SELECT coalesce(values->'languages'->>'default', 'de') AS fallback,
        coalesce(values->'languages'->'active', '["de"]'::jsonb) AS active FROM bf_settings LIMIT 1),
    language AS (
      SELECT l.locale, site.fallback FROM site, jsonb_array_elements_text(site.active) l(locale)
      UNION SELECT 'de', 'de' WHERE NOT EXISTS (SELECT FROM site)),
    named AS (
      SELECT language.locale, coalesce(
        nullif(btrim(f.draft->('content.' || language.locale)->>'text'), ''),
        nullif(btrim(f.draft->('content.' || language.fallback)->>'text'), ''), 'Kundenstimme') AS name
      FROM language LEFT JOIN bf_fields f ON f.group_id = ${id}::uuid AND f.name = 'name'),
    page_values AS (
      SELECT jsonb_build_object('order', ${order}::text) || jsonb_object_agg('name.' || locale, left(name, 200))
        || jsonb_object_agg('slug.' || locale, ${slug}::text) AS own FROM named),
    flags AS (
      SELECT v.id,
        CASE WHEN v.draft->'deleted' = 'true' THEN '{"deleted": true}'::jsonb ELSE '{}' END
          || CASE WHEN v.draft->'archived' = 'true' THEN '{"archived": true}'::jsonb ELSE '{}' END AS draft,
        CASE WHEN v.published->'archived' = 'true' THEN '{"archived": true}'::jsonb ELSE '{}' END AS live
      FROM bf_groups v WHERE v.id = ${id}::uuid)
    INSERT INTO bf_pages (id, collection, draft, published, revs)
    SELECT v.id, 'testimonials', page_values.own || flags.draft,
      CASE WHEN v.published IS NOT NULL AND c.published IS NOT NULL THEN page_values.own || flags.live END, '{"order": 1}'
    FROM bf_groups v JOIN bf_groups c ON c.id = v.parent_id JOIN flags ON flags.id = v.id, page_values WHERE v.id = ${id}::uuid;`)
  await db.execute(sql`
    INSERT INTO bf_page_slugs (collection, locale, slug, page_id)
    SELECT 'testimonials', substr(key, 6), value, id FROM bf_pages, jsonb_each_text(draft)
    WHERE id = ${id}::uuid AND key LIKE 'slug.%' AND draft->'deleted' IS DISTINCT FROM 'true'`)
}

/** Cards move onto their pages, whose ids are theirs; the block shows them where they stood. */
async function arrange(db: MigrateUpArgs['db'], container: string, { isOnly }: { isOnly: boolean }): Promise<void> {
  const only = isOnly ? sql`'{"only": true}'::jsonb` : sql`'{}'::jsonb`
  const list = (state: 'draft' | 'published', isArchived: boolean) => {
    const values = sql.raw(`v.${state}`)
    return sql`coalesce((SELECT jsonb_agg(v.id ORDER BY ${values}->>'order' COLLATE "C", v.id) FROM bf_groups v
      WHERE v.parent_id = c.id AND v.name = 'testimonialDetails' AND ${values} IS NOT NULL
        AND ${values}->'deleted' IS DISTINCT FROM 'true'
        AND (${values}->'archived' IS NOT DISTINCT FROM 'true') = ${isArchived}), '[]')`
  }
  const items = (state: 'draft' | 'published') =>
    sql`jsonb_build_object('items', jsonb_build_object('shown', ${list(state, false)}, 'archived', ${list(state, true)}) || ${only})`
  await db.execute(sql`
    UPDATE bf_groups c SET draft = c.draft || ${items('draft')}, published = c.published || ${items('published')},
      revs = c.revs || '{"items": 1}' WHERE c.id = ${container}::uuid`)
  await db.execute(sql`UPDATE bf_fields f SET page_id = v.id FROM bf_groups v
    WHERE f.group_id = v.id AND v.parent_id = ${container}::uuid AND v.name = 'testimonialDetails'`)
  await db.execute(sql`
    UPDATE bf_groups SET page_id = id, parent_id = NULL, draft = draft - 'archived' - 'deleted',
      published = CASE WHEN (SELECT published IS NULL FROM bf_pages p WHERE p.id = bf_groups.id) THEN NULL ELSE published - 'archived' END
    WHERE parent_id = ${container}::uuid AND name = 'testimonialDetails'`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    UPDATE bf_fields f SET page_id = c.page_id FROM bf_groups v, bf_groups c
      WHERE f.group_id = v.id AND c.name = 'testimonialsContainer' AND v.name = 'testimonialDetails' AND v.page_id = v.id
        AND (c.draft->'items'->'shown' ? v.id::text OR c.draft->'items'->'archived' ? v.id::text);
    UPDATE bf_groups v SET page_id = c.page_id, parent_id = c.id FROM bf_groups c
      WHERE c.name = 'testimonialsContainer' AND v.name = 'testimonialDetails' AND v.page_id = v.id
        AND (c.draft->'items'->'shown' ? v.id::text OR c.draft->'items'->'archived' ? v.id::text);
    UPDATE bf_groups SET draft = draft - 'items', published = published - 'items', revs = revs - 'items' WHERE name = 'testimonialsContainer';
    DELETE FROM bf_pages p WHERE collection = 'testimonials' AND NOT EXISTS (SELECT FROM bf_groups g WHERE g.page_id = p.id);`)
}
