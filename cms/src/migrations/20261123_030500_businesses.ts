import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Businesses of the directory, and what it is searched and sorted by. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TABLE "bf_businesses_branches_periods" (
    "_order" integer NOT NULL,
    "_parent_id" varchar NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL,
    "day" numeric NOT NULL,
    "open" varchar NOT NULL,
    "close" varchar NOT NULL
  );
  CREATE TABLE "bf_businesses_branches_special" (
    "_order" integer NOT NULL,
    "_parent_id" varchar NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL,
    "date" varchar NOT NULL,
    "open" varchar NOT NULL,
    "close" varchar NOT NULL,
    "note" varchar
  );
  CREATE TABLE "bf_businesses_branches" (
    "_order" integer NOT NULL,
    "_parent_id" uuid NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL,
    "active" boolean DEFAULT true,
    "street" varchar,
    "zip" varchar,
    "city" varchar,
    "phone" varchar,
    "email" varchar,
    "website" varchar
  );
  CREATE TABLE "bf_businesses" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "name" varchar NOT NULL,
    "logo_image_id" uuid,
    "gesundheitsoptik" boolean DEFAULT false,
    "frequentlens" boolean DEFAULT false,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "bf_businesses_id" uuid;
  ALTER TABLE "bf_businesses_branches_periods" ADD CONSTRAINT "bf_businesses_branches_periods_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."bf_businesses_branches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "bf_businesses_branches_special" ADD CONSTRAINT "bf_businesses_branches_special_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."bf_businesses_branches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "bf_businesses_branches" ADD CONSTRAINT "bf_businesses_branches_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."bf_businesses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "bf_businesses" ADD CONSTRAINT "bf_businesses_logo_image_id_bf_media_id_fk" FOREIGN KEY ("logo_image_id") REFERENCES "public"."bf_media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "bf_businesses_branches_periods_order_idx" ON "bf_businesses_branches_periods" USING btree ("_order");
  CREATE INDEX "bf_businesses_branches_periods_parent_id_idx" ON "bf_businesses_branches_periods" USING btree ("_parent_id");
  CREATE INDEX "bf_businesses_branches_special_order_idx" ON "bf_businesses_branches_special" USING btree ("_order");
  CREATE INDEX "bf_businesses_branches_special_parent_id_idx" ON "bf_businesses_branches_special" USING btree ("_parent_id");
  CREATE INDEX "bf_businesses_branches_order_idx" ON "bf_businesses_branches" USING btree ("_order");
  CREATE INDEX "bf_businesses_branches_parent_id_idx" ON "bf_businesses_branches" USING btree ("_parent_id");
  CREATE INDEX "bf_businesses_name_idx" ON "bf_businesses" USING btree ("name");
  CREATE INDEX "bf_businesses_logo_image_idx" ON "bf_businesses" USING btree ("logo_image_id");
  CREATE INDEX "bf_businesses_gesundheitsoptik_idx" ON "bf_businesses" USING btree ("gesundheitsoptik");
  CREATE INDEX "bf_businesses_frequentlens_idx" ON "bf_businesses" USING btree ("frequentlens");
  CREATE INDEX "bf_businesses_updated_at_idx" ON "bf_businesses" USING btree ("updated_at");
  CREATE INDEX "bf_businesses_created_at_idx" ON "bf_businesses" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_bf_businesses_fk" FOREIGN KEY ("bf_businesses_id") REFERENCES "public"."bf_businesses"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_bf_businesses_id_idx" ON "payload_locked_documents_rels" USING btree ("bf_businesses_id");
  `)
  await db.execute(sql`
  CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;
  -- Small letters without accents, so that «Müller» and «muller» are one word.
  CREATE FUNCTION folded(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT replace(regexp_replace(normalize(lower(words), NFD), U&'[\\0300-\\036f]', '', 'g'), 'ß', 'ss')
  $$;

  -- What the directory is searched and sorted by, of businesses with an active branch.
  CREATE TABLE "bf_business_texts" (
    "business_id" uuid PRIMARY KEY REFERENCES "bf_businesses" ("id") ON DELETE CASCADE,
    "sort_key" text COLLATE "C" NOT NULL,
    "letter" text COLLATE "C" NOT NULL,
    "words" text NOT NULL,
    "document" tsvector NOT NULL,
    "gesundheitsoptik" boolean NOT NULL,
    "frequentlens" boolean NOT NULL,
    "kept_in" xid8 NOT NULL DEFAULT pg_current_xact_id()
  );
  CREATE INDEX "bf_business_texts_order_idx" ON "bf_business_texts" ("sort_key", "business_id");
  CREATE INDEX "bf_business_texts_letter_idx" ON "bf_business_texts" ("letter", "sort_key", "business_id");
  CREATE INDEX "bf_business_texts_document_idx" ON "bf_business_texts" USING gin ("document");
  CREATE TABLE "bf_business_words" ("word" text COLLATE "C" PRIMARY KEY);
  CREATE INDEX "bf_business_words_word_idx" ON "bf_business_words" USING gin ("word" gin_trgm_ops);

  CREATE FUNCTION keep_business_texts(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    DELETE FROM bf_business_texts WHERE business_id = ANY(ids);
    INSERT INTO bf_business_texts (business_id, sort_key, letter, words, document, gesundheitsoptik, frequentlens)
    SELECT b.id, folded(btrim(b.name)), CASE WHEN first.letter ~ '^[A-Z]$' THEN first.letter ELSE '#' END,
      w.words, to_tsvector('simple', w.words), coalesce(b.gesundheitsoptik, false), coalesce(b.frequentlens, false)
    FROM bf_businesses b
    CROSS JOIN LATERAL (SELECT upper(left(folded(btrim(b.name)), 1)) AS letter) first
    CROSS JOIN LATERAL (SELECT btrim(plain_words(folded(concat_ws(' ', b.name, string_agg(concat_ws(' ', r.zip, r.city), ' '))))) AS words, count(*) AS branches
      FROM bf_businesses_branches r WHERE r._parent_id = b.id AND r.active) w
    WHERE b.id = ANY(ids) AND w.branches > 0;
    INSERT INTO bf_business_words SELECT DISTINCT w.word FROM bf_business_texts t, regexp_split_to_table(t.words, ' ') w(word)
      WHERE t.business_id = ANY(ids) AND length(w.word) BETWEEN 2 AND 40
        AND NOT EXISTS (SELECT FROM bf_business_words known WHERE known.word = w.word)
      -- In one order, so that two that write the same words do not wait for each other.
      ORDER BY w.word ON CONFLICT DO NOTHING;
  END $$;

  -- Words that hold a term, or look like it but for a typo (a postcode with one is another place's): another letter, one too many or too few, two in the wrong order.
  CREATE FUNCTION near_business_words(term text) RETURNS TABLE (word text)
  LANGUAGE sql STABLE PARALLEL SAFE ROWS 10 SET pg_trgm.similarity_threshold = 0.2 AS $$
    (SELECT w.word FROM bf_business_words w WHERE length(term) > 2 AND w.word LIKE '%' || term || '%' ORDER BY length(w.word), w.word LIMIT 20)
    UNION
    (SELECT c.word FROM (
      SELECT w.word, levenshtein_less_equal(w.word, term, 2) AS letters FROM bf_business_words w
      WHERE length(term) > 2 AND term !~ '[0-9]' AND w.word % term AND abs(length(w.word) - length(term)) < 2) c
    WHERE c.letters < CASE WHEN length(term) < 5 THEN 2 ELSE 3 END ORDER BY c.letters, similarity(c.word, term) DESC, c.word LIMIT 12)
  $$;

  CREATE FUNCTION business_texts_changed() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    business uuid;
  BEGIN
    IF TG_TABLE_NAME = 'bf_businesses' THEN business := NEW.id;
    ELSE business := coalesce(NEW._parent_id, OLD._parent_id);
    END IF;
    IF NOT EXISTS (SELECT FROM bf_business_texts WHERE business_id = business AND kept_in = pg_current_xact_id()) THEN
      PERFORM keep_business_texts(ARRAY[business]);
    END IF;
    RETURN NULL;
  END $$;
  CREATE CONSTRAINT TRIGGER "bf_businesses_texts" AFTER INSERT OR UPDATE ON "bf_businesses" DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION business_texts_changed();
  CREATE CONSTRAINT TRIGGER "bf_businesses_branches_texts" AFTER INSERT OR UPDATE OR DELETE ON "bf_businesses_branches" DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION business_texts_changed();
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP TRIGGER "bf_businesses_texts" ON "bf_businesses";
  DROP TRIGGER "bf_businesses_branches_texts" ON "bf_businesses_branches";
  DROP FUNCTION business_texts_changed();
  DROP TABLE "bf_business_texts", "bf_business_words";
  DROP FUNCTION keep_business_texts(uuid[]), near_business_words(text), folded(text);
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "bf_businesses_id";
  DROP TABLE "bf_businesses_branches_special", "bf_businesses_branches_periods", "bf_businesses_branches", "bf_businesses";
  `)
}
