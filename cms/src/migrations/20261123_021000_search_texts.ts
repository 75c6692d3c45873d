import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Adds the texts that the site's search reads: the words of every live page in every language, kept by Postgres itself, so that
 * nothing that publishes can forget them.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  -- Languages whose words Postgres can bring back to their stems; of the others it knows whole words.
  CREATE FUNCTION search_config(locale text) RETURNS regconfig LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT CASE locale WHEN 'de' THEN 'german' WHEN 'fr' THEN 'french' WHEN 'it' THEN 'italian' WHEN 'en' THEN 'english'
      WHEN 'es' THEN 'spanish' WHEN 'pt' THEN 'portuguese' WHEN 'sr' THEN 'serbian' ELSE 'simple' END::regconfig
  $$;
  -- Words and nothing else: Postgres would take «info@optik.ch» and «12.30» for one word each.
  CREATE FUNCTION plain_words(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT regexp_replace(words, '[^[:alnum:]]+', ' ', 'g')
  $$;

  CREATE TABLE "bf_search_texts" (
    "kind" varchar NOT NULL,
    "subject_id" uuid NOT NULL,
    "locale" varchar NOT NULL,
    "title" text NOT NULL,
    "words" text NOT NULL,
    "document" tsvector NOT NULL,
    -- The transaction that wrote it: at its end a page is kept once, however many of its rows have changed.
    "kept_in" xid8 NOT NULL DEFAULT pg_current_xact_id(),
    PRIMARY KEY ("subject_id", "locale")
  );
  CREATE INDEX "bf_search_texts_document_idx" ON "bf_search_texts" USING gin ("document");
  -- Every word that was ever live: a word that was typed wrongly is looked for among them.
  CREATE TABLE "bf_search_words" ("locale" varchar NOT NULL, "word" text NOT NULL, PRIMARY KEY ("locale", "word"));
  CREATE INDEX "bf_search_words_word_idx" ON "bf_search_words" USING gin ("word" gin_trgm_ops);

  CREATE FUNCTION keep_search_words(subject uuid) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    -- A language and a word each.
    added text[][];
  BEGIN
    SELECT array_agg(DISTINCT ARRAY[t.locale, w.word]) INTO added
      FROM bf_search_texts t, regexp_split_to_table(lower(plain_words(t.title || ' ' || t.words)), ' ') w(word)
      WHERE t.subject_id = subject AND length(w.word) BETWEEN 3 AND 40
        AND NOT EXISTS (SELECT FROM bf_search_words known WHERE known.locale = t.locale AND known.word = w.word);
    IF added IS NULL THEN RETURN; END IF;
    -- Two that write the same words in another order would wait for each other.
    PERFORM pg_advisory_xact_lock(hashtext('search_words'));
    INSERT INTO bf_search_words SELECT added[i][1], added[i][2] FROM generate_subscripts(added, 1) i ON CONFLICT DO NOTHING;
  END $$;
  `)
  await db.execute(sql`
  CREATE FUNCTION keep_page_texts(page uuid) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    standing_in text := coalesce((SELECT values -> 'languages' ->> 'default' FROM bf_settings LIMIT 1), 'de');
  BEGIN
    DELETE FROM bf_search_texts WHERE subject_id = page;
    INSERT INTO bf_search_texts (kind, subject_id, locale, title, words, document)
    SELECT 'page', page, l.locale, named.title, named.description || shown.words,
      setweight(to_tsvector(search_config(l.locale), plain_words(named.title)), 'A')
        || setweight(to_tsvector(search_config(l.locale), plain_words(named.description)), 'B')
        || to_tsvector(search_config(l.locale), plain_words(shown.words))
    FROM bf_pages p
    CROSS JOIN LATERAL (SELECT substr(key, 6) AS locale FROM jsonb_object_keys(p.published) key WHERE key LIKE 'slug.%') l
    CROSS JOIN LATERAL (SELECT
      coalesce(p.published ->> ('name.' || l.locale), p.published ->> ('name.' || standing_in), '') AS title,
      coalesce((p.published ->> ('description.' || l.locale)) || E'\n', '') AS description) named
    CROSS JOIN LATERAL (
      SELECT coalesce(string_agg(w.words, E'\n' ORDER BY coalesce(above.published ->> 'order', g.published ->> 'order') COLLATE "C",
        coalesce(g.parent_id, g.id), g.parent_id IS NOT NULL, g.published ->> 'order' COLLATE "C", g.id,
        f.name <> 'title', f.name <> 'lead', f.name), '') AS words
      FROM bf_groups g
      LEFT JOIN bf_groups above ON above.id = g.parent_id
      JOIN bf_fields f ON f.group_id = g.id
      CROSS JOIN LATERAL (SELECT btrim(coalesce(nullif(btrim(f.published -> ('content.' || l.locale) ->> 'text'), ''),
        f.published -> ('content.' || standing_in) ->> 'text'), E' \n\t') AS words) w
      WHERE g.page_id = page AND f.published IS NOT NULL AND w.words <> ''
        AND is_live_in(g.published, l.locale) AND (g.parent_id IS NULL OR is_live_in(above.published, l.locale))
        AND g.published -> ('visibleFields.' || f.name) IS DISTINCT FROM 'false'::jsonb) shown
    WHERE p.id = page AND is_live_in(p.published, l.locale);
    PERFORM keep_search_words(page);
  END $$;

  CREATE FUNCTION is_live_in(published jsonb, locale text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT published IS NOT NULL AND published -> 'archived' IS DISTINCT FROM 'true'::jsonb
      AND published -> 'deleted' IS DISTINCT FROM 'true'::jsonb
      AND NOT coalesce(published -> 'disallowedLanguages' ? locale, false)
  $$;

  CREATE FUNCTION page_texts_changed() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    page uuid;
  BEGIN
    IF TG_TABLE_NAME = 'bf_pages' THEN page := coalesce(NEW.id, OLD.id);
    ELSE page := coalesce(NEW.page_id, OLD.page_id);
    END IF;
    IF NOT EXISTS (SELECT FROM bf_search_texts WHERE subject_id = page AND kept_in = pg_current_xact_id()) THEN
      PERFORM keep_page_texts(page);
    END IF;
    RETURN NULL;
  END $$;

  CREATE FUNCTION all_page_texts_changed() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM keep_page_texts(id) FROM bf_pages WHERE published IS NOT NULL;
    RETURN NULL;
  END $$;
  -- Where a text is missing, that of the default language stands in.
  CREATE TRIGGER "bf_settings_page_texts" AFTER UPDATE OF "values" ON "bf_settings" FOR EACH ROW
    WHEN (OLD.values -> 'languages' ->> 'default' IS DISTINCT FROM NEW.values -> 'languages' ->> 'default')
    EXECUTE FUNCTION all_page_texts_changed();
  `)
  for (const table of ['bf_pages', 'bf_groups', 'bf_fields']) {
    await db.execute(
      sql.raw(`
      CREATE CONSTRAINT TRIGGER "${table}_texts_added" AFTER INSERT ON "${table}" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
        WHEN (NEW.published IS NOT NULL) EXECUTE FUNCTION page_texts_changed();
      CREATE CONSTRAINT TRIGGER "${table}_texts_changed" AFTER UPDATE OF "published" ON "${table}" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
        WHEN (OLD.published IS DISTINCT FROM NEW.published) EXECUTE FUNCTION page_texts_changed();
      CREATE CONSTRAINT TRIGGER "${table}_texts_gone" AFTER DELETE ON "${table}" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
        WHEN (OLD.published IS NOT NULL) EXECUTE FUNCTION page_texts_changed();
    `),
    )
  }
  await db.execute(sql`SELECT keep_page_texts(id) FROM bf_pages WHERE published IS NOT NULL`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP FUNCTION page_texts_changed() CASCADE;
  DROP FUNCTION all_page_texts_changed() CASCADE;
  DROP FUNCTION keep_page_texts(uuid), keep_search_words(uuid), is_live_in(jsonb, text);
  DROP TABLE "bf_search_texts", "bf_search_words";
  DROP FUNCTION plain_words(text), search_config(text);
  `)
}
