import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Captions of films, and which words of Mux have come already. The release before reads none of it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE captions (
      media_id uuid NOT NULL REFERENCES media (id) ON DELETE CASCADE,
      locale text NOT NULL,
      text text NOT NULL,
      mark text NOT NULL,
      PRIMARY KEY (media_id, locale)
    );
    CREATE TABLE film_events (signature text PRIMARY KEY, at timestamptz NOT NULL DEFAULT now());
    CREATE INDEX media_upload_idx ON media ((video_settings ->> 'uploadId'));`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX media_upload_idx;
    DROP TABLE film_events;
    DROP TABLE captions;`)
}
