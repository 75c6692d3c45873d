import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Accounts that sign in in two steps: an app's secret, which only the server's own can read, and what is left of the recovery codes.
 * The release before reads none of it, and signs everybody in by the password alone.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE bf_second_factors (
      user_id uuid PRIMARY KEY REFERENCES bf_users (id) ON DELETE CASCADE,
      secret text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      confirmed_at timestamptz,
      last_step bigint NOT NULL DEFAULT 0,
      recovery_salt text NOT NULL DEFAULT '',
      recovery_hashes text[] NOT NULL DEFAULT '{}'
    );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE bf_second_factors;`)
}
