import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Adds what Payload's schema cannot say: defaults, statuses worked out by trigger, own tables, indexes, and which rows go with others. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE FUNCTION content_status() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    is_deleted boolean := coalesce(NEW.draft -> 'deleted' = 'true'::jsonb, false);
    is_live boolean := NEW.published IS NOT NULL;
  BEGIN
    NEW.status := CASE
      WHEN is_deleted AND is_live THEN 'markedForDeletion'
      WHEN is_deleted THEN 'deleted'
      WHEN NEW.draft -> 'archived' = 'true'::jsonb THEN 'archived'
      WHEN is_live AND NEW.draft = NEW.published THEN 'published'
      ELSE 'draft'
    END;
    -- A field that nobody has filled yet waits for nothing: it goes live with its group.
    NEW.changed := CASE
      WHEN is_live THEN NEW.draft <> NEW.published
      ELSE NOT is_deleted AND NOT (TG_TABLE_NAME = 'bf_fields' AND NEW.draft = '{}'::jsonb)
    END;
    IF TG_TABLE_NAME = 'bf_pages' THEN
      NEW.title := coalesce(
        NEW.draft ->> 'name.de',
        (SELECT value FROM jsonb_each_text(NEW.draft) WHERE key LIKE 'name.%' ORDER BY key LIMIT 1),
        ''
      );
    END IF;
    NEW.updated_at := now();
    RETURN NEW;
  END $$;

  CREATE TABLE "bf_page_slugs" (
    "collection" varchar NOT NULL DEFAULT '',
    "locale" varchar NOT NULL,
    "slug" varchar NOT NULL,
    "page_id" uuid NOT NULL REFERENCES "bf_pages" ("id") ON DELETE CASCADE,
    PRIMARY KEY ("collection", "locale", "slug")
  );
  CREATE INDEX "bf_page_slugs_page_idx" ON "bf_page_slugs" ("page_id");

  CREATE TABLE "bf_cache_outbox" (
    "id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    "tags" jsonb NOT NULL,
    "created_at" timestamptz NOT NULL DEFAULT now()
  );
  `)
  for (const table of ['bf_pages', 'bf_groups', 'bf_fields']) {
    await db.execute(
      sql.raw(`
      ALTER TABLE "${table}"
        ALTER COLUMN "draft" SET DEFAULT '{}', ALTER COLUMN "draft" SET NOT NULL,
        ALTER COLUMN "revs" SET DEFAULT '{}', ALTER COLUMN "revs" SET NOT NULL,
        ALTER COLUMN "rev" SET NOT NULL, ALTER COLUMN "status" SET NOT NULL, ALTER COLUMN "changed" SET NOT NULL,
        ADD CONSTRAINT "${table}_draft_object" CHECK (jsonb_typeof("draft") = 'object'),
        ADD CONSTRAINT "${table}_published_object" CHECK (jsonb_typeof("published") = 'object');
      CREATE TRIGGER "${table}_content_status" BEFORE INSERT OR UPDATE OF "draft", "published" ON "${table}"
        FOR EACH ROW EXECUTE FUNCTION content_status();
    `),
    )
  }
  await db.execute(sql`
  CREATE INDEX "bf_fields_waiting_idx" ON "bf_fields" ("page_id") WHERE "changed";
  CREATE INDEX "bf_groups_waiting_idx" ON "bf_groups" ("page_id") WHERE "changed";
  CREATE UNIQUE INDEX "bf_fields_group_name_idx" ON "bf_fields" ("group_id", "name");
  CREATE UNIQUE INDEX "bf_pages_role_idx" ON "bf_pages" ("role") WHERE "role" IS NOT NULL;
  CREATE UNIQUE INDEX "bf_redirects_address_idx" ON "bf_redirects" (coalesce("collection", ''), "locale", "slug");
  CREATE UNIQUE INDEX "bf_revisions_page_number_idx" ON "bf_revisions" ("page_id", "number");
  CREATE UNIQUE INDEX "bf_settings_single_idx" ON "bf_settings" ((true));

  ALTER TABLE "bf_groups" DROP CONSTRAINT "bf_groups_page_id_bf_pages_id_fk", DROP CONSTRAINT "bf_groups_parent_id_bf_groups_id_fk",
    ADD CONSTRAINT "bf_groups_page_id_bf_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "bf_pages" ("id") ON DELETE CASCADE,
    ADD CONSTRAINT "bf_groups_parent_id_bf_groups_id_fk" FOREIGN KEY ("parent_id") REFERENCES "bf_groups" ("id") ON DELETE CASCADE;
  ALTER TABLE "bf_fields" DROP CONSTRAINT "bf_fields_page_id_bf_pages_id_fk", DROP CONSTRAINT "bf_fields_group_id_bf_groups_id_fk",
    ADD CONSTRAINT "bf_fields_page_id_bf_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "bf_pages" ("id") ON DELETE CASCADE,
    ADD CONSTRAINT "bf_fields_group_id_bf_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "bf_groups" ("id") ON DELETE CASCADE;
  ALTER TABLE "bf_revisions" DROP CONSTRAINT "bf_revisions_page_id_bf_pages_id_fk",
    ADD CONSTRAINT "bf_revisions_page_id_bf_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "bf_pages" ("id") ON DELETE CASCADE;
  ALTER TABLE "bf_redirects" DROP CONSTRAINT "bf_redirects_page_id_bf_pages_id_fk",
    ADD CONSTRAINT "bf_redirects_page_id_bf_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "bf_pages" ("id") ON DELETE CASCADE;

  INSERT INTO "bf_settings" ("values", "rev", "navigation_rev", "created_at", "updated_at") VALUES ('{}', 0, 0, now(), now());
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DELETE FROM "bf_settings";
  DROP INDEX "bf_settings_single_idx", "bf_revisions_page_number_idx", "bf_redirects_address_idx", "bf_pages_role_idx",
    "bf_fields_group_name_idx", "bf_groups_waiting_idx", "bf_fields_waiting_idx";
  DROP TABLE "bf_page_slugs", "bf_cache_outbox";
  DROP FUNCTION content_status() CASCADE;
  `)
}
