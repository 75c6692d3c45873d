import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The contact block names branches by their ids instead of one by its name. A name that no branch has showed none; such a block
 * shows all of them now, as one without a choice.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const state of ['draft', 'published'])
    await db.execute(sql`
    UPDATE bf_groups g SET ${sql.raw(state)} = CASE WHEN named.ids IS NULL THEN g.${sql.raw(state)} - 'options.branch'
        ELSE jsonb_set(g.${sql.raw(state)}, '{options.branch}', named.ids) END
    FROM bf_groups c CROSS JOIN LATERAL (
      SELECT jsonb_agg(b.id ORDER BY b.created_at, b.id) AS ids FROM bf_branches b
      WHERE lower(b.name) = lower(c.${sql.raw(state)}->>'options.branch')) named
    WHERE c.id = g.id AND c.name = 'contact' AND jsonb_typeof(c.${sql.raw(state)}->'options.branch') = 'string'`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const state of ['draft', 'published'])
    await db.execute(sql`
    UPDATE bf_groups g SET ${sql.raw(state)} = jsonb_set(g.${sql.raw(state)}, '{options.branch}',
      coalesce((SELECT to_jsonb(b.name) FROM bf_branches b WHERE b.id::text = g.${sql.raw(state)}->'options.branch'->>0), '""'))
    WHERE g.name = 'contact' AND jsonb_typeof(g.${sql.raw(state)}->'options.branch') = 'array'`)
}
