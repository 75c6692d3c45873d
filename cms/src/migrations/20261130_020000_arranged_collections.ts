import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Moves the order and the visibility of collections into one value of their containers: as their pages have it now, each state by
 * itself. Changes that somebody has made and not published wait at the containers from here on and at the pages no longer. The
 * release before knows no such value and leaves it as it is.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TEMPORARY TABLE arranged ON COMMIT DROP AS
      WITH container(name, collection) AS (
        VALUES ('teamContainer', 'team'), ('servicesContainer', 'service'), ('mapContainer', 'map')),
      member AS (
        SELECT id, collection,
          coalesce(draft->>'order', 'a0') AS draft_order, coalesce(published->>'order', draft->>'order', 'a0') AS live_order,
          coalesce(draft->'archived' = 'true', false) AS draft_back,
          coalesce(coalesce(published, draft)->'archived' = 'true', false) AS live_back
        FROM bf_pages WHERE draft->'deleted' IS DISTINCT FROM 'true' OR published IS NOT NULL)
      SELECT container.name, container.collection,
        jsonb_build_object(
          'shown', coalesce(jsonb_agg(id ORDER BY draft_order COLLATE "C", id) FILTER (WHERE NOT draft_back), '[]'),
          'archived', coalesce(jsonb_agg(id ORDER BY draft_order COLLATE "C", id) FILTER (WHERE draft_back), '[]')) AS draft,
        jsonb_build_object(
          'shown', coalesce(jsonb_agg(id ORDER BY live_order COLLATE "C", id) FILTER (WHERE NOT live_back), '[]'),
          'archived', coalesce(jsonb_agg(id ORDER BY live_order COLLATE "C", id) FILTER (WHERE live_back), '[]')) AS live
      FROM container JOIN member ON member.collection = container.collection
      GROUP BY container.name, container.collection HAVING count(*) <= 1000;
    UPDATE bf_groups g SET
      draft = g.draft || jsonb_build_object('items', arranged.draft),
      published = g.published || jsonb_build_object('items', arranged.live),
      revs = g.revs || '{"items": 1}'
      FROM arranged WHERE arranged.name = g.name AND g.parent_id IS NULL AND NOT g.draft ? 'items';
    UPDATE bf_pages p SET draft = p.draft || jsonb_build_object('order', p.published->'order'),
      revs = p.revs || jsonb_build_object('order', coalesce((p.revs->>'order')::int, 0) + 1)
      WHERE p.published ? 'order' AND p.draft->'order' IS DISTINCT FROM p.published->'order'
        AND EXISTS (SELECT FROM arranged JOIN bf_groups g ON g.name = arranged.name
          WHERE arranged.collection = p.collection AND g.published IS NOT NULL);
    DROP TABLE arranged;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`UPDATE bf_groups SET draft = draft - 'items', published = published - 'items', revs = revs - 'items'
    WHERE draft ? 'items' OR published ? 'items';`)
}
