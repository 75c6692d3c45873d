import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Media that are videos: their file is the poster, and what plays is named here. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "bf_media" ADD COLUMN "video_id" varchar;
  ALTER TABLE "bf_media" ADD COLUMN "video_settings" jsonb;
  CREATE INDEX "bf_media_video_id_idx" ON "bf_media" USING btree ("video_id");
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP INDEX "bf_media_video_id_idx";
  ALTER TABLE "bf_media" DROP COLUMN "video_settings";
  ALTER TABLE "bf_media" DROP COLUMN "video_id";
  `)
}
