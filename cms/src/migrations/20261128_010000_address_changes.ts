import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * New addresses of accounts that wait to be confirmed, one an account, and the mails that bring their links. The release before
 * this one may run beside it for a minute: it changes an address at once, and sends such a mail with a link that leads nowhere,
 * which can be sent again.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE bf_address_changes (
      id uuid PRIMARY KEY,
      user_id uuid NOT NULL UNIQUE REFERENCES bf_users (id) ON DELETE CASCADE,
      email text NOT NULL,
      token_hash text NOT NULL UNIQUE,
      language text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now()
    );
    ALTER TABLE bf_mails ADD COLUMN address_change_id uuid REFERENCES bf_address_changes (id) ON DELETE CASCADE;
    CREATE INDEX bf_mails_address_change ON bf_mails (address_change_id) WHERE address_change_id IS NOT NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE bf_mails DROP COLUMN address_change_id;
    DROP TABLE bf_address_changes;`)
}
