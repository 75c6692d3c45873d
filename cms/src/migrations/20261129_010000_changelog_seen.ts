import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Which news about the editor a person has seen, by the moment of the entry. The release before reads none of it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE bf_changelog_seen (
      user_id uuid NOT NULL REFERENCES bf_users (id) ON DELETE CASCADE,
      date timestamptz NOT NULL,
      PRIMARY KEY (user_id, date)
    );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE bf_changelog_seen;`)
}
