import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Adds the facts by which a person tells their sessions apart. A release before writes sessions without them and reads none. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "bf_users_sessions" ADD COLUMN "browser" varchar;
  ALTER TABLE "bf_users_sessions" ADD COLUMN "system" varchar;
  ALTER TABLE "bf_users_sessions" ADD COLUMN "seen_at" timestamp(3) with time zone;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "bf_users_sessions" DROP COLUMN "browser", DROP COLUMN "system", DROP COLUMN "seen_at";
  `)
}
