import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The library's files have a store of their own: Payload notes no thumbnails and no places in a bucket. Uses and words of media get indexes. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  DROP INDEX IF EXISTS "bf_media_sizes_thumbnail_sizes_thumbnail_filename_idx";
  ALTER TABLE "bf_media"
    DROP COLUMN "prefix", DROP COLUMN "_objectkey",
    DROP COLUMN "sizes_thumbnail_url", DROP COLUMN "sizes_thumbnail_width", DROP COLUMN "sizes_thumbnail_height",
    DROP COLUMN "sizes_thumbnail_mime_type", DROP COLUMN "sizes_thumbnail_filesize", DROP COLUMN "sizes_thumbnail_filename";

  -- The ids among an item's values, in its draft and live. Null where there are none, so that most rows are in no index.
  CREATE FUNCTION content_media(draft jsonb, published jsonb) RETURNS uuid[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT array_agg(DISTINCT (value #>> '{}')::uuid)
    FROM (SELECT value FROM jsonb_each(draft) UNION ALL SELECT value FROM jsonb_each(coalesce(published, '{}'))) item
    WHERE jsonb_typeof(value) = 'string' AND (value #>> '{}') ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
  $$;
  CREATE INDEX "bf_fields_media_idx" ON "bf_fields" USING gin (content_media(draft, published)) WHERE content_media(draft, published) IS NOT NULL;
  CREATE INDEX "bf_groups_media_idx" ON "bf_groups" USING gin (content_media(draft, published)) WHERE content_media(draft, published) IS NOT NULL;

  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX "bf_media_name_words_idx" ON "bf_media" USING gin ("original_filename" gin_trgm_ops);
  CREATE INDEX "bf_media_alt_words_idx" ON "bf_media" USING gin (("alt_by_language"::text) gin_trgm_ops);
  CREATE INDEX "bf_media_texts_words_idx" ON "bf_media_texts" USING gin ("text" gin_trgm_ops);
  CREATE INDEX "bf_media_texts_parent_idx" ON "bf_media_texts" ("parent_id");
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP INDEX "bf_media_texts_parent_idx", "bf_media_texts_words_idx", "bf_media_alt_words_idx", "bf_media_name_words_idx", "bf_groups_media_idx", "bf_fields_media_idx";
  DROP FUNCTION content_media(jsonb, jsonb);
  ALTER TABLE "bf_media"
    ADD COLUMN "prefix" varchar DEFAULT '', ADD COLUMN "_objectkey" varchar,
    ADD COLUMN "sizes_thumbnail_url" varchar, ADD COLUMN "sizes_thumbnail_width" numeric, ADD COLUMN "sizes_thumbnail_height" numeric,
    ADD COLUMN "sizes_thumbnail_mime_type" varchar, ADD COLUMN "sizes_thumbnail_filesize" numeric, ADD COLUMN "sizes_thumbnail_filename" varchar;
  CREATE INDEX "bf_media_sizes_thumbnail_sizes_thumbnail_filename_idx" ON "bf_media" USING btree ("sizes_thumbnail_filename");
  `)
}
