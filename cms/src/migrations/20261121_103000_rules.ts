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
      ELSE NOT is_deleted AND NOT (TG_TABLE_NAME = 'fields' AND NEW.draft = '{}'::jsonb)
    END;
    IF TG_TABLE_NAME = 'pages' THEN
      NEW.title := coalesce(
        NEW.draft ->> 'name.de',
        (SELECT value FROM jsonb_each_text(NEW.draft) WHERE key LIKE 'name.%' ORDER BY key LIMIT 1),
        ''
      );
    END IF;
    NEW.updated_at := now();
    RETURN NEW;
  END $$;

  CREATE TABLE "page_slugs" (
    "collection" varchar NOT NULL DEFAULT '',
    "locale" varchar NOT NULL,
    "slug" varchar NOT NULL,
    "page_id" uuid NOT NULL REFERENCES "pages" ("id") ON DELETE CASCADE,
    PRIMARY KEY ("collection", "locale", "slug")
  );
  CREATE INDEX "page_slugs_page_idx" ON "page_slugs" ("page_id");

  CREATE TABLE "cache_outbox" (
    "id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    "tags" jsonb NOT NULL,
    "created_at" timestamptz NOT NULL DEFAULT now()
  );
  `)
  for (const table of ['pages', 'groups', 'fields']) {
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
  CREATE INDEX "fields_waiting_idx" ON "fields" ("page_id") WHERE "changed";
  CREATE INDEX "groups_waiting_idx" ON "groups" ("page_id") WHERE "changed";
  CREATE UNIQUE INDEX "fields_group_name_idx" ON "fields" ("group_id", "name");
  CREATE UNIQUE INDEX "pages_role_idx" ON "pages" ("role") WHERE "role" IS NOT NULL;
  CREATE UNIQUE INDEX "redirects_address_idx" ON "redirects" (coalesce("collection", ''), "locale", "slug");
  CREATE UNIQUE INDEX "revisions_page_number_idx" ON "revisions" ("page_id", "number");
  CREATE UNIQUE INDEX "settings_single_idx" ON "settings" ((true));

  ALTER TABLE "groups" DROP CONSTRAINT "groups_page_id_pages_id_fk", DROP CONSTRAINT "groups_parent_id_groups_id_fk",
    ADD CONSTRAINT "groups_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "pages" ("id") ON DELETE CASCADE,
    ADD CONSTRAINT "groups_parent_id_groups_id_fk" FOREIGN KEY ("parent_id") REFERENCES "groups" ("id") ON DELETE CASCADE;
  ALTER TABLE "fields" DROP CONSTRAINT "fields_page_id_pages_id_fk", DROP CONSTRAINT "fields_group_id_groups_id_fk",
    ADD CONSTRAINT "fields_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "pages" ("id") ON DELETE CASCADE,
    ADD CONSTRAINT "fields_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "groups" ("id") ON DELETE CASCADE;
  ALTER TABLE "revisions" DROP CONSTRAINT "revisions_page_id_pages_id_fk",
    ADD CONSTRAINT "revisions_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "pages" ("id") ON DELETE CASCADE;
  ALTER TABLE "redirects" DROP CONSTRAINT "redirects_page_id_pages_id_fk",
    ADD CONSTRAINT "redirects_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "pages" ("id") ON DELETE CASCADE;

  INSERT INTO "settings" ("values", "rev", "navigation_rev", "created_at", "updated_at") VALUES ('{}', 0, 0, now(), now());
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DELETE FROM "settings";
  DROP INDEX "settings_single_idx", "revisions_page_number_idx", "redirects_address_idx", "pages_role_idx",
    "fields_group_name_idx", "groups_waiting_idx", "fields_waiting_idx";
  DROP TABLE "page_slugs", "cache_outbox";
  DROP FUNCTION content_status() CASCADE;
  `)
}
