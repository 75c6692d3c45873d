import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Lists of pages are read in parts and searched: indexes for their order, for their words, and for what waits to be published. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  -- The names and addresses of a page, in all languages.
  CREATE FUNCTION page_words(draft jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT string_agg(value, ' ') FROM jsonb_each_text(draft) WHERE key LIKE 'name.%' OR key LIKE 'slug.%'
  $$;
  CREATE INDEX "bf_pages_words_idx" ON "bf_pages" USING gin (page_words(draft) gin_trgm_ops) WHERE "status" <> 'deleted';
  CREATE INDEX "bf_pages_listed_idx" ON "bf_pages" ("collection", (coalesce(draft ->> 'order', 'a0') COLLATE "C"), "id") WHERE "status" <> 'deleted';
  -- No index in the order of several columns serves those without a value in the first.
  CREATE INDEX "bf_pages_free_idx" ON "bf_pages" ((coalesce(draft ->> 'order', 'a0') COLLATE "C"), "id") WHERE "collection" IS NULL AND "status" <> 'deleted';
  CREATE INDEX "bf_pages_waiting_idx" ON "bf_pages" ("id") WHERE "changed";
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP INDEX "bf_pages_waiting_idx", "bf_pages_free_idx", "bf_pages_listed_idx", "bf_pages_words_idx";
  DROP FUNCTION page_words(jsonb);
  `)
}
