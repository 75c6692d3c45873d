import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Which part of its parent a copy shows, in percent. The release before makes no copies and reads none. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE "bf_media" ADD COLUMN "crop_area" jsonb;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE "bf_media" DROP COLUMN "crop_area";`)
}
