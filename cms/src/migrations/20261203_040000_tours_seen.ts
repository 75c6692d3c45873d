import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Accounts that have been shown around the editor. The release before reads none of it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE bf_tours_seen (
      user_id uuid PRIMARY KEY REFERENCES bf_users (id) ON DELETE CASCADE,
      seen_at timestamptz NOT NULL DEFAULT now()
    );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE bf_tours_seen;`)
}
