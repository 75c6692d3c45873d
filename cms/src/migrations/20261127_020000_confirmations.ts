import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Adds the confirmations that went out lately, and those that were withheld; the sign by which a form's signed moment is used once.
 * Mails that were sent keep no words. The release before this one may run beside it for a minute: its entries have no such sign, and
 * its mails are emptied by the night's job.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE bf_confirmations (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      address text NOT NULL,
      is_withheld boolean NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX bf_confirmations_created_at ON bf_confirmations (created_at);
    ALTER TABLE bf_submissions ADD COLUMN opened text UNIQUE;
    UPDATE bf_mails SET text = '', html = '' WHERE sent_at IS NOT NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE bf_confirmations;
    ALTER TABLE bf_submissions DROP COLUMN opened;`)
}
