import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Webhooks, and what is to be delivered to them. Triggers note it in the transaction in which it happens, whoever writes: what
 * was acknowledged will be delivered. The release before, which may run beside this one for a minute, writes such entries too and
 * leaves them to this one, because it knows no such job.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE bf_webhooks (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      url text NOT NULL,
      events text[] NOT NULL,
      created_by uuid,
      created_at timestamptz NOT NULL DEFAULT now(),
      is_on boolean NOT NULL DEFAULT true,
      off_at timestamptz,
      failing_since timestamptz
    );
    CREATE TABLE bf_webhook_deliveries (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      webhook_id uuid NOT NULL REFERENCES bf_webhooks (id) ON DELETE CASCADE,
      event_id uuid NOT NULL,
      event text NOT NULL,
      data jsonb NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'failed')),
      tries integer NOT NULL DEFAULT 0,
      status integer,
      failure text
    );
    CREATE INDEX bf_webhook_deliveries_webhook ON bf_webhook_deliveries (webhook_id, created_at DESC);
    CREATE INDEX bf_webhook_deliveries_age ON bf_webhook_deliveries (created_at);

    CREATE FUNCTION note_webhook_event(happened text, about jsonb) RETURNS void LANGUAGE plpgsql AS $$
    DECLARE event uuid := gen_random_uuid();
    BEGIN
      WITH noted AS (
        INSERT INTO bf_webhook_deliveries (webhook_id, event_id, event, data)
        SELECT w.id, event, happened, about FROM bf_webhooks w
        WHERE w.is_on AND happened = ANY (w.events) AND NOT EXISTS (
          -- Once for all that a transaction does to the same thing.
          SELECT FROM bf_webhook_deliveries d WHERE d.webhook_id = w.id AND d.created_at = now() AND d.event = happened
            AND d.data ->> 'id' = about ->> 'id' AND about ->> 'change' IS DISTINCT FROM 'removed')
        RETURNING id)
      INSERT INTO payload_jobs (task_slug, queue, processing, input)
      SELECT 'deliverWebhook', 'blickfang', true, jsonb_build_object('delivery', id) FROM noted;
    END $$;

    CREATE FUNCTION webhook_of_revision() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      PERFORM note_webhook_event('page.published', jsonb_build_object('id', NEW.page_id, 'revision', NEW.number::int,
        'isLive', COALESCE(jsonb_typeof(NEW.state -> 'page') = 'object', false)));
      RETURN NULL;
    END $$;
    CREATE TRIGGER bf_webhook_of_revision AFTER INSERT ON bf_revisions FOR EACH ROW EXECUTE FUNCTION webhook_of_revision();

    CREATE FUNCTION webhook_of_entry() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      PERFORM note_webhook_event('form.entry', jsonb_build_object('id', NEW.id, 'form', NEW.form));
      RETURN NULL;
    END $$;
    CREATE TRIGGER bf_webhook_of_entry AFTER INSERT ON bf_submissions FOR EACH ROW EXECUTE FUNCTION webhook_of_entry();

    CREATE FUNCTION webhook_of_medium() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF TG_OP = 'UPDATE' AND to_jsonb(OLD) - '{sum,updated_at}'::text[] = to_jsonb(NEW) - '{sum,updated_at}'::text[] THEN
        RETURN NULL;
      END IF;
      PERFORM note_webhook_event('media.changed', jsonb_build_object('id', COALESCE(NEW.id, OLD.id), 'change',
        CASE TG_OP WHEN 'INSERT' THEN 'added' WHEN 'UPDATE' THEN 'changed' ELSE 'removed' END));
      RETURN NULL;
    END $$;
    CREATE TRIGGER bf_webhook_of_medium AFTER INSERT OR UPDATE OR DELETE ON bf_media
      FOR EACH ROW EXECUTE FUNCTION webhook_of_medium();`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TRIGGER bf_webhook_of_medium ON bf_media;
    DROP TRIGGER bf_webhook_of_entry ON bf_submissions;
    DROP TRIGGER bf_webhook_of_revision ON bf_revisions;
    DROP FUNCTION webhook_of_medium();
    DROP FUNCTION webhook_of_entry();
    DROP FUNCTION webhook_of_revision();
    DROP FUNCTION note_webhook_event(text, jsonb);
    DROP TABLE bf_webhook_deliveries;
    DROP TABLE bf_webhooks;`)
}
