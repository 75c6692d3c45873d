import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The library in four orders, by folder and by tag, each by an index; and what each field and each group shows, kept beside it, so
 * that what nothing shows is found without working that out for all of them. The release before writes and reads none of it.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE FUNCTION media_name_key(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT regexp_replace(regexp_replace(translate(lower(name), 'äöüàâáéèêëïîíôóûúùçñ', 'aouaaaeeeeiiioouuucn'),
      '([0-9]+)', '0000000000\\1', 'g'), '[0-9]*([0-9]{10})', '\\1', 'g') COLLATE "C"
  $$;
  CREATE INDEX "bf_media_by_update_idx" ON "bf_media" ("updated_at" DESC, "id") WHERE "parent_id" IS NULL;
  CREATE INDEX "bf_media_by_creation_idx" ON "bf_media" ("created_at" DESC, "id") WHERE "parent_id" IS NULL;
  CREATE INDEX "bf_media_by_name_idx" ON "bf_media" (media_name_key(coalesce("original_filename", "filename")), "id") WHERE "parent_id" IS NULL;
  CREATE INDEX "bf_media_by_size_idx" ON "bf_media" ("filesize" DESC NULLS LAST, "id") WHERE "parent_id" IS NULL;
  CREATE INDEX "bf_media_by_folder_idx" ON "bf_media" ("bucket_folder", "updated_at" DESC, "id") WHERE "parent_id" IS NULL;
  CREATE INDEX "bf_media_texts_tags_idx" ON "bf_media_texts" ("text", "parent_id") WHERE "path" = 'tags';
  ALTER TABLE "bf_fields" ADD COLUMN "shown_media" uuid[] GENERATED ALWAYS AS (content_media(draft, published)) STORED;
  ALTER TABLE "bf_groups" ADD COLUMN "shown_media" uuid[] GENERATED ALWAYS AS (content_media(draft, published)) STORED;
  CREATE INDEX "bf_fields_shown_idx" ON "bf_fields" ("id") WHERE "shown_media" IS NOT NULL;
  CREATE INDEX "bf_groups_shown_idx" ON "bf_groups" ("id") WHERE "shown_media" IS NOT NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "bf_groups" DROP COLUMN "shown_media";
  ALTER TABLE "bf_fields" DROP COLUMN "shown_media";
  DROP INDEX "bf_media_texts_tags_idx", "bf_media_by_folder_idx", "bf_media_by_size_idx", "bf_media_by_name_idx", "bf_media_by_creation_idx", "bf_media_by_update_idx";
  DROP FUNCTION media_name_key(text);`)
}
