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
  CREATE INDEX "media_by_update_idx" ON "media" ("updated_at" DESC, "id") WHERE "parent_id" IS NULL;
  CREATE INDEX "media_by_creation_idx" ON "media" ("created_at" DESC, "id") WHERE "parent_id" IS NULL;
  CREATE INDEX "media_by_name_idx" ON "media" (media_name_key(coalesce("original_filename", "filename")), "id") WHERE "parent_id" IS NULL;
  CREATE INDEX "media_by_size_idx" ON "media" ("filesize" DESC NULLS LAST, "id") WHERE "parent_id" IS NULL;
  CREATE INDEX "media_by_folder_idx" ON "media" ("bucket_folder", "updated_at" DESC, "id") WHERE "parent_id" IS NULL;
  CREATE INDEX "media_texts_tags_idx" ON "media_texts" ("text", "parent_id") WHERE "path" = 'tags';
  ALTER TABLE "fields" ADD COLUMN "shown_media" uuid[] GENERATED ALWAYS AS (content_media(draft, published)) STORED;
  ALTER TABLE "groups" ADD COLUMN "shown_media" uuid[] GENERATED ALWAYS AS (content_media(draft, published)) STORED;
  CREATE INDEX "fields_shown_idx" ON "fields" ("id") WHERE "shown_media" IS NOT NULL;
  CREATE INDEX "groups_shown_idx" ON "groups" ("id") WHERE "shown_media" IS NOT NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "groups" DROP COLUMN "shown_media";
  ALTER TABLE "fields" DROP COLUMN "shown_media";
  DROP INDEX "media_texts_tags_idx", "media_by_folder_idx", "media_by_size_idx", "media_by_name_idx", "media_by_creation_idx", "media_by_update_idx";
  DROP FUNCTION media_name_key(text);`)
}
