import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Nobody is locked out any more, so nothing is kept about it (decision 32). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "bf_users" DROP COLUMN "login_attempts";
  ALTER TABLE "bf_users" DROP COLUMN "lock_until";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "bf_users" ADD COLUMN "login_attempts" numeric DEFAULT 0;
  ALTER TABLE "bf_users" ADD COLUMN "lock_until" timestamp(3) with time zone;`)
}
