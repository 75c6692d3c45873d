import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Adds the notes of people beside an entry, and the order in which entries are listed. The release before leaves both alone. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE submissions ADD COLUMN notes jsonb;
    CREATE INDEX submissions_created_at_id_idx ON submissions (created_at DESC, id DESC);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP INDEX submissions_created_at_id_idx; ALTER TABLE submissions DROP COLUMN notes;`)
}
