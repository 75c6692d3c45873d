import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Adds the files that media had before they were replaced, and the sum of the bytes that each has now, so that a picture that comes a
 * second time is recognised; older media are summed up after the start, and so are those that the release before, which writes
 * neither, takes in meanwhile.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "bf_media" ADD COLUMN "sum" text;
    CREATE INDEX "bf_media_sum_idx" ON "bf_media" ("sum") WHERE "sum" IS NOT NULL AND "parent_id" IS NULL;
    CREATE INDEX "bf_media_not_summed_idx" ON "bf_media" ("id") WHERE "sum" IS NULL AND "parent_id" IS NULL;
    CREATE FUNCTION media_forget_sum() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF NEW.filename IS DISTINCT FROM OLD.filename AND NEW.sum IS NOT DISTINCT FROM OLD.sum THEN NEW.sum := NULL; END IF;
        RETURN NEW;
      END $$;
    CREATE TRIGGER bf_media_forget_sum BEFORE UPDATE OF filename ON bf_media FOR EACH ROW EXECUTE FUNCTION media_forget_sum();
    CREATE TABLE bf_former_files (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      media_id uuid NOT NULL REFERENCES bf_media (id) ON DELETE CASCADE,
      filename text NOT NULL,
      original_filename text NOT NULL,
      replaced_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      replaced_by uuid REFERENCES bf_users (id) ON DELETE SET NULL
    );
    CREATE INDEX bf_former_files_media ON bf_former_files (media_id, replaced_at DESC);
    CREATE INDEX bf_former_files_age ON bf_former_files (replaced_at);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE bf_former_files;
    DROP TRIGGER bf_media_forget_sum ON bf_media;
    DROP FUNCTION media_forget_sum();
    DROP INDEX "bf_media_not_summed_idx", "bf_media_sum_idx";
    ALTER TABLE "bf_media" DROP COLUMN "sum";`)
}
