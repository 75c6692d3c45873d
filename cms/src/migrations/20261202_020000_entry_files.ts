import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Files that visitors add to what they send by a form. A row without an entry waits for it, or its entry is gone: after a day it goes.
 * The release before knows neither, and takes no such field.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE bf_submission_files (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      submission_id uuid REFERENCES bf_submissions (id) ON DELETE SET NULL,
      block_id uuid NOT NULL,
      field text NOT NULL,
      name text NOT NULL,
      size integer NOT NULL,
      key text NOT NULL UNIQUE,
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX bf_submission_files_submission ON bf_submission_files (submission_id);
    CREATE INDEX bf_submission_files_age ON bf_submission_files (created_at);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE bf_submission_files;`)
}
