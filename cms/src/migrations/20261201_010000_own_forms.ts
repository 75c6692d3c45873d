import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Adds to an entry of a form that its owner made the fields that were asked then, the form's name, and how long it is kept. The
 * release before leaves them empty.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE bf_submissions
      ADD COLUMN asked jsonb,
      ADD COLUMN about text,
      ADD COLUMN keep_days numeric;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE bf_submissions DROP COLUMN asked, DROP COLUMN about, DROP COLUMN keep_days;`)
}
