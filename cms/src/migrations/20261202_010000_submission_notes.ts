import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Adds the notes of people beside an entry, and the order in which entries are listed. The release before leaves both alone. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE bf_submissions ADD COLUMN notes jsonb;
    CREATE INDEX bf_submissions_created_at_id_idx ON bf_submissions (created_at DESC, id DESC);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP INDEX bf_submissions_created_at_id_idx; ALTER TABLE bf_submissions DROP COLUMN notes;`)
}
