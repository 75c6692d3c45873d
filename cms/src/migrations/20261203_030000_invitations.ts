import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Invitations to accounts, of which an address has one that is open, and the mails that bring their links. The release before this
 * one may run beside it for a minute: it sends such a mail with a link that leads nowhere, which can be sent again.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE bf_invitations (
      id uuid PRIMARY KEY,
      email text NOT NULL,
      name text NOT NULL,
      role text NOT NULL,
      language text NOT NULL,
      token_hash text NOT NULL UNIQUE,
      invited_by uuid NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      ended text CHECK (ended IN ('used', 'withdrawn', 'replaced'))
    );
    CREATE UNIQUE INDEX bf_invitations_open ON bf_invitations (email) WHERE ended IS NULL;
    ALTER TABLE bf_mails ADD COLUMN invitation_id uuid REFERENCES bf_invitations (id) ON DELETE CASCADE;
    CREATE INDEX bf_mails_invitation ON bf_mails (invitation_id) WHERE invitation_id IS NOT NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE bf_mails DROP COLUMN invitation_id;
    DROP TABLE bf_invitations;`)
}
