import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Notes of special days have languages: what was written so far is the first language's, which the others show until they have their own. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "bf_branches_special" ADD COLUMN "note_by_language" jsonb;
  UPDATE "bf_branches_special" SET "note_by_language" = jsonb_build_object(
    coalesce((SELECT "values" -> 'languages' ->> 'default' FROM "bf_settings" LIMIT 1), 'de'), btrim("note"))
  WHERE btrim("note") <> '';
  ALTER TABLE "bf_branches_special" DROP COLUMN "note";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "bf_branches_special" ADD COLUMN "note" varchar;
  UPDATE "bf_branches_special" SET "note" = "note_by_language" ->> coalesce(
    (SELECT "values" -> 'languages' ->> 'default' FROM "bf_settings" LIMIT 1), 'de');
  ALTER TABLE "bf_branches_special" DROP COLUMN "note_by_language";`)
}
