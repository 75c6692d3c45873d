import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

// A page is told as the transaction leaves it: taken offline it has two revisions, of which the first is still live.
const replaceTold = sql`
      UPDATE bf_webhook_deliveries d SET data = about
        WHERE d.created_at = now() AND d.event = happened AND d.data ->> 'id' = about ->> 'id' AND about ->> 'change' IS NULL;`

/** A webhook is told of a page what the transaction's last revision says, no longer what its first does. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(noteEvent(replaceTold))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(noteEvent(sql``))
}

/** The function that notes an event, which begins with this. */
function noteEvent(first: SQL): SQL {
  return sql`
    CREATE OR REPLACE FUNCTION note_webhook_event(happened text, about jsonb) RETURNS void LANGUAGE plpgsql AS $$
    DECLARE event uuid := gen_random_uuid();
    BEGIN
      ${first}
      WITH noted AS (
        INSERT INTO bf_webhook_deliveries (webhook_id, event_id, event, data)
        SELECT w.id, event, happened, about FROM bf_webhooks w
        WHERE w.is_on AND happened = ANY (w.events) AND NOT EXISTS (
          -- Once for all that a transaction does to the same thing.
          SELECT FROM bf_webhook_deliveries d WHERE d.webhook_id = w.id AND d.created_at = now() AND d.event = happened
            AND d.data ->> 'id' = about ->> 'id' AND about ->> 'change' IS DISTINCT FROM 'removed')
        RETURNING id)
      INSERT INTO payload_jobs (id, task_slug, queue, processing, input)
      SELECT gen_random_uuid(), 'deliverWebhook', 'blickfang', true, jsonb_build_object('delivery', id) FROM noted;
    END $$;`
}
