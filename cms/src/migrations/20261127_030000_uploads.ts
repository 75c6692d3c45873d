import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Which upload made which medium, by the key of who sent it: a file that is sent again makes no second one. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE uploads (
      key uuid PRIMARY KEY,
      sum text NOT NULL,
      media_id uuid NOT NULL REFERENCES media (id) ON DELETE CASCADE,
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX uploads_media ON uploads (media_id);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE uploads;`)
}
