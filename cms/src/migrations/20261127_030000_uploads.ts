import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Which upload made which medium, by the key of who sent it: a file that is sent again makes no second one. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE bf_uploads (
      key uuid PRIMARY KEY,
      sum text NOT NULL,
      media_id uuid NOT NULL REFERENCES bf_media (id) ON DELETE CASCADE,
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX bf_uploads_media ON bf_uploads (media_id);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE bf_uploads;`)
}
