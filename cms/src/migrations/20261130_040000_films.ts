import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Captions of films, and which words of Mux have come already. The release before reads none of it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE bf_captions (
      media_id uuid NOT NULL REFERENCES bf_media (id) ON DELETE CASCADE,
      locale text NOT NULL,
      text text NOT NULL,
      mark text NOT NULL,
      PRIMARY KEY (media_id, locale)
    );
    CREATE TABLE bf_film_events (signature text PRIMARY KEY, at timestamptz NOT NULL DEFAULT now());
    CREATE INDEX bf_media_upload_idx ON bf_media ((video_settings ->> 'uploadId'));`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX bf_media_upload_idx;
    DROP TABLE bf_film_events;
    DROP TABLE bf_captions;`)
}
