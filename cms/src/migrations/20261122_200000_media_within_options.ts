import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

const id = `(value #>> '{}') ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'`

/** An option may name media anywhere in its value, as a list of pictures does: the index of uses looks into options as a whole. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await replaceFunction(
    db,
    `SELECT coalesce(within, item.value) AS value FROM each_value item
     LEFT JOIN LATERAL jsonb_path_query(item.value, '$.**') within
       ON item.key LIKE 'options.%' AND jsonb_typeof(item.value) IN ('object', 'array')`,
  )
}

/** Looks at the values themselves again. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await replaceFunction(db, 'SELECT value FROM each_value')
}

/** Replaces the function together with its indexes: the function that an index is made of must not change under it. */
async function replaceFunction(db: MigrateUpArgs['db'], values: string): Promise<void> {
  await db.execute(
    sql.raw(`
  DROP INDEX "bf_groups_media_idx", "bf_fields_media_idx";
  CREATE OR REPLACE FUNCTION content_media(draft jsonb, published jsonb) RETURNS uuid[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    WITH each_value AS (SELECT key, value FROM jsonb_each(draft) UNION ALL SELECT key, value FROM jsonb_each(coalesce(published, '{}')))
    SELECT array_agg(DISTINCT (value #>> '{}')::uuid) FROM (${values}) item
    WHERE jsonb_typeof(value) = 'string' AND ${id}
  $$;
  CREATE INDEX "bf_fields_media_idx" ON "bf_fields" USING gin (content_media(draft, published)) WHERE content_media(draft, published) IS NOT NULL;
  CREATE INDEX "bf_groups_media_idx" ON "bf_groups" USING gin (content_media(draft, published)) WHERE content_media(draft, published) IS NOT NULL;
  `),
  )
}
