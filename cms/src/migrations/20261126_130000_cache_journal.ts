import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * A journal of what was expired, which web processes follow, and who follows; `purged` is how far a CDN has followed, null
 * where there is none. `cache_outbox` stays for the release before this
 * one, which may run beside it for a minute: what that notes comes into the journal too.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE bf_cache_journal (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      position integer UNIQUE,
      tags jsonb NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX bf_cache_journal_without_position ON bf_cache_journal (id) WHERE position IS NULL;
    CREATE TABLE bf_cache_position (
      only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
      position integer NOT NULL DEFAULT 0,
      purged integer
    );
    INSERT INTO bf_cache_position DEFAULT VALUES;
    CREATE TABLE bf_cache_webs (
      id text PRIMARY KEY,
      position integer NOT NULL,
      questions bigint NOT NULL DEFAULT 1,
      seen_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE FUNCTION cache_waiting() RETURNS TABLE (id bigint, created_at timestamptz) LANGUAGE sql STABLE AS $$
      SELECT noted.id, noted.created_at FROM bf_cache_journal noted
      WHERE noted.position IS NULL
        OR noted.position > (SELECT min(position) FROM bf_cache_webs WHERE seen_at > now() - interval '8 seconds')
        OR noted.position > (SELECT purged FROM bf_cache_position)
    $$;
    INSERT INTO bf_cache_journal (tags) SELECT tags FROM bf_cache_outbox ORDER BY id;
    DELETE FROM bf_cache_outbox;
    CREATE FUNCTION cache_outbox_to_journal() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO bf_cache_journal (tags) VALUES (NEW.tags);
      RETURN NULL;
    END $$;
    CREATE TRIGGER bf_cache_outbox_to_journal AFTER INSERT ON bf_cache_outbox
      FOR EACH ROW EXECUTE FUNCTION cache_outbox_to_journal();`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP FUNCTION cache_outbox_to_journal() CASCADE;
    DROP FUNCTION cache_waiting;
    DROP TABLE bf_cache_webs, bf_cache_position, bf_cache_journal;`)
}
