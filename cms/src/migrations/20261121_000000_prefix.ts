import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

/** Tables of the releases that had no prefix. */
const tables = [
  ...['address_changes', 'api_keys', 'branches', 'branches_periods', 'branches_special', 'business_texts'],
  ...['business_words', 'businesses', 'businesses_branches', 'businesses_branches_periods'],
  ...['businesses_branches_special', 'cache_journal', 'cache_outbox', 'cache_position', 'cache_webs', 'captions'],
  ...['changelog', 'changelog_seen', 'confirmations', 'content_templates', 'feeds', 'fields', 'film_events'],
  ...['former_files', 'groups', 'invitations', 'job_offers', 'job_offers_locales', 'job_offers_rels', 'mails'],
  ...['market_items', 'market_items_locales', 'market_items_rels', 'media', 'media_texts', 'navigation', 'page_slugs'],
  ...['pages', 'rate_limits', 'redirects', 'revisions', 'search_texts', 'search_words', 'settings', 'staff'],
  ...['submission_files', 'submissions', 'tours_seen', 'uploads', 'users', 'users_sessions', 'webhook_deliveries'],
  'webhooks',
]

/** Functions of ours that name tables. */
const functions = [
  ...['all_page_texts_changed', 'business_texts_changed', 'cache_outbox_to_journal', 'cache_waiting', 'content_status'],
  ...['entry_texts_changed', 'keep_business_texts', 'keep_page_texts', 'keep_search_words', 'near_business_words'],
  ...['note_webhook_event', 'page_texts_changed'],
]

/**
 * Gives all tables, and what belongs to them, the prefix `bf_`, in a database that a release without it has made: beside it a
 * project has `users`, `media` and `pages` of its own. Runs before all others, because these name the tables with it; in an empty
 * database, and in one of a project that has none of ours yet, there is nothing to rename.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  // Payload notes in it that this one has run.
  await db.execute(sql`
    CREATE TABLE IF NOT EXISTS "payload_migrations" (
        "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
        "name" varchar,
        "batch" numeric,
        "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
        "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
      );`)
  await db.execute(
    renaming({
      isOld: (name) => `${name} !~ '^bf_'`,
      named: (name) =>
        `'bf_' || regexp_replace(regexp_replace(${name}, '_id_(' || own || ')_id_fk$', '_id_bf_\\1_id_fk'), '_rels_(' || own || ')_(fk|id_idx)$', '_rels_bf_\\1_\\2')`,
      column: (name) => `'bf_' || ${name}`,
      within: (text) =>
        `regexp_replace(regexp_replace(${text}, '\\m(FROM|JOIN|INTO|UPDATE)(\\s+)(' || own || ')\\M', '\\1\\2bf_\\3', 'gi'), '(TG_TABLE_NAME = '')(' || own || ')''', '\\1bf_\\2''', 'g')`,
      link: ['pages', 'bf-pages'],
      preference: `regexp_replace(key, '^(collection|global)-(' || replace(own, '_', '-') || ')(-|$)', '\\1-bf-\\2\\3')`,
      tables,
    }),
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  const bare = (name: string) => `regexp_replace(${name}, '(^|_)bf_', '\\1', 'g')`
  await db.execute(
    renaming({
      isOld: (name) => `${name} ~ '^bf_'`,
      named: bare,
      column: bare,
      within: (text) => `regexp_replace(${text}, '\\mbf_(' || regexp_replace(own, 'bf_', '', 'g') || ')\\M', '\\1', 'g')`,
      link: ['bf-pages', 'pages'],
      preference: `regexp_replace(key, '^(collection|global)-bf-', '\\1-')`,
      tables: tables.map((name) => `bf_${name}`),
    }),
  )
}

interface Renaming {
  readonly tables: readonly string[]
  /** SQL that says whether a name is still as it was. */
  readonly isOld: (name: string) => string
  /** SQL of the new name of a table, an index, a rule, a trigger or a counter. */
  readonly named: (name: string) => string
  /** SQL of the new name of a column of Payload's own tables that leads to a collection. */
  readonly column: (name: string) => string
  /** SQL of a function's text with the new names. */
  readonly within: (text: string) => string
  /** Old and new slug of the collection of pages, to which links of texts lead. */
  readonly link: readonly [string, string]
  /** SQL of the new key of what Payload's admin remembers of a list. */
  readonly preference: string
}

function renaming({ tables, isOld, named, column, within, link, preference }: Renaming): SQL {
  const list = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ')
  return sql.raw(`
    DO $rename$
    DECLARE
      names text[] := ARRAY[${list(tables)}];
      own text := (SELECT string_agg(name, '|' ORDER BY length(name) DESC) FROM unnest(names) name);
      is_alone boolean := false;
      is_in_project boolean := false;
      it record;
    BEGIN
      IF to_regclass('public.payload_migrations') IS NOT NULL THEN
        EXECUTE 'SELECT EXISTS (SELECT FROM public.payload_migrations WHERE name = $1)' INTO is_alone USING '20261121_102236_initial';
      END IF;
      IF to_regclass('public.blickfang_migrations') IS NOT NULL THEN
        EXECUTE 'SELECT EXISTS (SELECT FROM public.blickfang_migrations WHERE name = $1)' INTO is_in_project USING '20261121_102236_initial';
      END IF;
      IF NOT is_alone AND NOT is_in_project THEN RETURN; END IF;

      FOR it IN SELECT conrelid::regclass AS of, conname AS name FROM pg_constraint
        WHERE conrelid IN (SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relname = ANY (names))
          AND contype <> 't' AND ${isOld('conname')} LOOP
        EXECUTE format('ALTER TABLE %s RENAME CONSTRAINT %I TO %I', it.of, it.name, ${named('it.name')});
      END LOOP;
      FOR it IN SELECT i.indexrelid::regclass AS of, c.relname AS name FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
        WHERE i.indrelid IN (SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relname = ANY (names))
          AND ${isOld('c.relname')} LOOP
        EXECUTE format('ALTER INDEX %s RENAME TO %I', it.of, ${named('it.name')});
      END LOOP;
      FOR it IN SELECT tgrelid::regclass AS of, tgname AS name FROM pg_trigger
        WHERE tgrelid IN (SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relname = ANY (names))
          AND NOT tgisinternal AND ${isOld('tgname')} LOOP
        EXECUTE format('ALTER TRIGGER %I ON %s RENAME TO %I', it.name, it.of, ${named('it.name')});
      END LOOP;
      FOR it IN SELECT s.oid::regclass AS of, s.relname AS name FROM pg_class s JOIN pg_depend d ON d.objid = s.oid
        WHERE s.relkind = 'S' AND d.refclassid = 'pg_class'::regclass AND d.deptype IN ('a', 'i')
          AND d.refobjid IN (SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relname = ANY (names))
          AND ${isOld('s.relname')} LOOP
        EXECUTE format('ALTER SEQUENCE %s RENAME TO %I', it.of, ${named('it.name')});
      END LOOP;
      FOR it IN SELECT c.oid::regclass AS of, a.attname AS name FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
        WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attnum > 0 AND c.relname ~ '_rels$'
          AND (c.relname = ANY (names) OR is_alone AND c.relname ~ '^payload_')
          AND a.attname ~ ('^(' || own || ')_id$') LOOP
        EXECUTE format('ALTER TABLE %s RENAME COLUMN %I TO %I', it.of, it.name, ${column('it.name')});
      END LOOP;
      IF is_alone THEN
        FOR it IN SELECT conrelid::regclass AS of, conname AS name FROM pg_constraint
          WHERE connamespace = 'public'::regnamespace AND conname ~ ('^payload_\\w+_rels_(' || own || ')_fk$') LOOP
          EXECUTE format('ALTER TABLE %s RENAME CONSTRAINT %I TO %I', it.of, it.name,
            regexp_replace(it.name, '_rels_(' || own || ')_fk$', '_rels_' || ${column("substring(it.name from '_rels_(.*)_fk$')")} || '_fk'));
        END LOOP;
        FOR it IN SELECT oid::regclass AS of, relname AS name FROM pg_class
          WHERE relnamespace = 'public'::regnamespace AND relkind = 'i' AND relname ~ ('^payload_\\w+_rels_(' || own || ')_id_idx$') LOOP
          EXECUTE format('ALTER INDEX %s RENAME TO %I', it.of,
            regexp_replace(it.name, '_rels_(' || own || ')_id_idx$', '_rels_' || ${column("substring(it.name from '_rels_(.*)_id_idx$')")} || '_id_idx'));
        END LOOP;
      END IF;
      FOR it IN SELECT oid::regtype AS of, typname AS name FROM pg_type
        WHERE typnamespace = 'public'::regnamespace AND typtype = 'e' AND typname ~ ('^enum_(' || own || ')_') LOOP
        EXECUTE format('ALTER TYPE %s RENAME TO %I', it.of, 'enum_' || ${column("substr(it.name, 6)")});
      END LOOP;
      FOR it IN SELECT name FROM unnest(names) name WHERE to_regclass('public.' || name) IS NOT NULL LOOP
        EXECUTE format('ALTER TABLE public.%I RENAME TO %I', it.name, ${column('it.name')});
      END LOOP;
      FOR it IN SELECT oid FROM pg_proc
        WHERE pronamespace = 'public'::regnamespace AND proname IN (${list(functions)}) LOOP
        EXECUTE ${within('pg_get_functiondef(it.oid)')};
      END LOOP;
      FOR it IN SELECT c.oid::regclass AS of FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace
          AND c.relname = ANY (ARRAY['job_offers_locales', 'market_items_locales', 'bf_job_offers_locales', 'bf_market_items_locales']) LOOP
        EXECUTE format('UPDATE %s SET text = replace(text::text, %L, %L)::jsonb WHERE strpos(text::text, %L) > 0', it.of, ${link.map((to) => `'"relationTo": "${to}"'`).join(', ')}, '"relationTo": "${link[0]}"');
      END LOOP;
      IF is_alone THEN
        UPDATE payload_preferences SET key = ${preference};
      END IF;
    END $rename$;`)
}
