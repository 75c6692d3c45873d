import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Keys with which programs ask in the name of an account, and with which of them a page was published. Accounts may be of a collection
 * of the project, so that no table is named: a key whose account is gone is none. The release before reads none of it.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE bf_api_keys (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      user_id uuid NOT NULL,
      name text NOT NULL,
      reach text NOT NULL CHECK (reach IN ('read', 'draft', 'publish')),
      prefix text NOT NULL,
      hash text NOT NULL UNIQUE,
      created_at timestamptz NOT NULL DEFAULT now(),
      seen_at timestamptz,
      withdrawn_at timestamptz
    );
    CREATE INDEX bf_api_keys_prefix ON bf_api_keys (prefix);
    CREATE INDEX bf_api_keys_user ON bf_api_keys (user_id);
    ALTER TABLE bf_revisions ADD COLUMN key_name text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE bf_revisions DROP COLUMN key_name;
    DROP TABLE bf_api_keys;`)
}
