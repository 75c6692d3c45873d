import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Blocks and pages that people keep to begin others with: copies, of no page. The release before knows none. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE bf_content_templates (
      id uuid PRIMARY KEY,
      kind text NOT NULL CHECK (kind IN ('block', 'page')),
      name text NOT NULL,
      collection varchar,
      blocks jsonb NOT NULL,
      content jsonb NOT NULL,
      rev integer NOT NULL DEFAULT 1,
      created_at timestamptz NOT NULL DEFAULT now(),
      removed_at timestamptz
    );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE bf_content_templates;`)
}
