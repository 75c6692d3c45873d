import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Jobs and adverts, and their words for the site's search. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TYPE "public"."enum_bf_job_offers_state" AS ENUM('draft', 'published', 'archived');
  CREATE TYPE "public"."enum_bf_market_items_kind" AS ENUM('offering', 'searching');
  CREATE TYPE "public"."enum_bf_market_items_type" AS ENUM('frame', 'object', 'job');
  CREATE TYPE "public"."enum_bf_market_items_state" AS ENUM('draft', 'published', 'archived');
  CREATE TABLE "bf_job_offers" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "work_quota" varchar,
    "branch_id" uuid,
    "staff_member_id" uuid,
    "state" "enum_bf_job_offers_state" DEFAULT 'published' NOT NULL,
    "last_day" timestamp(3) with time zone,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  CREATE TABLE "bf_job_offers_locales" (
    "title" varchar NOT NULL,
    "text" jsonb,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "_locales" NOT NULL,
    "_parent_id" uuid NOT NULL
  );
  CREATE TABLE "bf_job_offers_rels" (
    "id" serial PRIMARY KEY NOT NULL,
    "order" integer,
    "parent_id" uuid NOT NULL,
    "path" varchar NOT NULL,
    "bf_media_id" uuid
  );
  CREATE TABLE "bf_market_items" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "kind" "enum_bf_market_items_kind" DEFAULT 'offering' NOT NULL,
    "type" "enum_bf_market_items_type" DEFAULT 'object' NOT NULL,
    "cost" numeric,
    "asking_price" boolean DEFAULT false,
    "to_be_picked_up" boolean DEFAULT false,
    "subject_to_postage" boolean DEFAULT false,
    "branch_id" uuid,
    "staff_member_id" uuid,
    "state" "enum_bf_market_items_state" DEFAULT 'published' NOT NULL,
    "last_day" timestamp(3) with time zone,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  CREATE TABLE "bf_market_items_locales" (
    "title" varchar NOT NULL,
    "text" jsonb,
    "id" serial PRIMARY KEY NOT NULL,
    "_locale" "_locales" NOT NULL,
    "_parent_id" uuid NOT NULL
  );
  CREATE TABLE "bf_market_items_rels" (
    "id" serial PRIMARY KEY NOT NULL,
    "order" integer,
    "parent_id" uuid NOT NULL,
    "path" varchar NOT NULL,
    "bf_media_id" uuid
  );
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "bf_job_offers_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "bf_market_items_id" uuid;
  ALTER TABLE "bf_job_offers" ADD CONSTRAINT "bf_job_offers_branch_id_bf_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."bf_branches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bf_job_offers" ADD CONSTRAINT "bf_job_offers_staff_member_id_bf_staff_id_fk" FOREIGN KEY ("staff_member_id") REFERENCES "public"."bf_staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bf_job_offers_locales" ADD CONSTRAINT "bf_job_offers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."bf_job_offers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "bf_job_offers_rels" ADD CONSTRAINT "bf_job_offers_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."bf_job_offers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "bf_job_offers_rels" ADD CONSTRAINT "bf_job_offers_rels_bf_media_fk" FOREIGN KEY ("bf_media_id") REFERENCES "public"."bf_media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "bf_market_items" ADD CONSTRAINT "bf_market_items_branch_id_bf_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."bf_branches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bf_market_items" ADD CONSTRAINT "bf_market_items_staff_member_id_bf_staff_id_fk" FOREIGN KEY ("staff_member_id") REFERENCES "public"."bf_staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bf_market_items_locales" ADD CONSTRAINT "bf_market_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."bf_market_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "bf_market_items_rels" ADD CONSTRAINT "bf_market_items_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."bf_market_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "bf_market_items_rels" ADD CONSTRAINT "bf_market_items_rels_bf_media_fk" FOREIGN KEY ("bf_media_id") REFERENCES "public"."bf_media"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "bf_job_offers_branch_idx" ON "bf_job_offers" USING btree ("branch_id");
  CREATE INDEX "bf_job_offers_staff_member_idx" ON "bf_job_offers" USING btree ("staff_member_id");
  CREATE INDEX "bf_job_offers_state_idx" ON "bf_job_offers" USING btree ("state");
  CREATE INDEX "bf_job_offers_last_day_idx" ON "bf_job_offers" USING btree ("last_day");
  CREATE INDEX "bf_job_offers_updated_at_idx" ON "bf_job_offers" USING btree ("updated_at");
  CREATE INDEX "bf_job_offers_created_at_idx" ON "bf_job_offers" USING btree ("created_at");
  CREATE UNIQUE INDEX "bf_job_offers_locales_locale_parent_id_unique" ON "bf_job_offers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "bf_job_offers_rels_order_idx" ON "bf_job_offers_rels" USING btree ("order");
  CREATE INDEX "bf_job_offers_rels_parent_idx" ON "bf_job_offers_rels" USING btree ("parent_id");
  CREATE INDEX "bf_job_offers_rels_path_idx" ON "bf_job_offers_rels" USING btree ("path");
  CREATE INDEX "bf_job_offers_rels_bf_media_id_idx" ON "bf_job_offers_rels" USING btree ("bf_media_id");
  CREATE INDEX "bf_market_items_branch_idx" ON "bf_market_items" USING btree ("branch_id");
  CREATE INDEX "bf_market_items_staff_member_idx" ON "bf_market_items" USING btree ("staff_member_id");
  CREATE INDEX "bf_market_items_state_idx" ON "bf_market_items" USING btree ("state");
  CREATE INDEX "bf_market_items_last_day_idx" ON "bf_market_items" USING btree ("last_day");
  CREATE INDEX "bf_market_items_updated_at_idx" ON "bf_market_items" USING btree ("updated_at");
  CREATE INDEX "bf_market_items_created_at_idx" ON "bf_market_items" USING btree ("created_at");
  CREATE UNIQUE INDEX "bf_market_items_locales_locale_parent_id_unique" ON "bf_market_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "bf_market_items_rels_order_idx" ON "bf_market_items_rels" USING btree ("order");
  CREATE INDEX "bf_market_items_rels_parent_idx" ON "bf_market_items_rels" USING btree ("parent_id");
  CREATE INDEX "bf_market_items_rels_path_idx" ON "bf_market_items_rels" USING btree ("path");
  CREATE INDEX "bf_market_items_rels_bf_media_id_idx" ON "bf_market_items_rels" USING btree ("bf_media_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_bf_job_offers_fk" FOREIGN KEY ("bf_job_offers_id") REFERENCES "public"."bf_job_offers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_bf_market_items_fk" FOREIGN KEY ("bf_market_items_id") REFERENCES "public"."bf_market_items"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_bf_job_offers_id_idx" ON "payload_locked_documents_rels" USING btree ("bf_job_offers_id");
  CREATE INDEX "payload_locked_documents_rels_bf_market_items_id_idx" ON "payload_locked_documents_rels" USING btree ("bf_market_items_id");
  `)
  await db.execute(sql`
  CREATE FUNCTION entry_texts_changed() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    words text;
  BEGIN
    IF TG_OP <> 'INSERT' THEN
      DELETE FROM bf_search_texts WHERE subject_id = OLD._parent_id AND locale = OLD._locale::text;
    END IF;
    IF TG_OP = 'DELETE' THEN RETURN NULL; END IF;
    SELECT coalesce(string_agg(word #>> '{}', E'\\n'), '') INTO words FROM jsonb_path_query(NEW.text, '$.**.text') word;
    INSERT INTO bf_search_texts (kind, subject_id, locale, title, words, document)
    VALUES (TG_ARGV[0], NEW._parent_id, NEW._locale::text, NEW.title, words,
      setweight(to_tsvector(search_config(NEW._locale::text), plain_words(NEW.title)), 'A')
        || to_tsvector(search_config(NEW._locale::text), plain_words(words)))
    ON CONFLICT (subject_id, locale) DO UPDATE
      SET title = excluded.title, words = excluded.words, document = excluded.document, kept_in = excluded.kept_in;
    PERFORM keep_search_words(NEW._parent_id);
    RETURN NULL;
  END $$;
  CREATE TRIGGER "bf_job_offers_texts" AFTER INSERT OR UPDATE OR DELETE ON "bf_job_offers_locales"
    FOR EACH ROW EXECUTE FUNCTION entry_texts_changed('job');
  CREATE TRIGGER "bf_market_items_texts" AFTER INSERT OR UPDATE OR DELETE ON "bf_market_items_locales"
    FOR EACH ROW EXECUTE FUNCTION entry_texts_changed('item');
  -- The pages on which entries stand.
  CREATE INDEX "bf_groups_entries_idx" ON "bf_groups" ("name", "page_id") WHERE "name" IN ('jobs', 'marketplace', 'businessSearch');
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP INDEX "bf_groups_entries_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "bf_job_offers_id", DROP COLUMN "bf_market_items_id";
  DROP TABLE "bf_job_offers_rels", "bf_job_offers_locales", "bf_job_offers", "bf_market_items_rels", "bf_market_items_locales", "bf_market_items";
  DROP FUNCTION entry_texts_changed();
  DELETE FROM bf_search_texts WHERE kind <> 'page';
  DROP TYPE "enum_bf_job_offers_state", "enum_bf_market_items_kind", "enum_bf_market_items_type", "enum_bf_market_items_state";
  `)
}
