import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * A page without an address in one of the site's languages did not exist in it, although the language counted as ticked.
 * From now on such a language is missing and holds up a publish, so it is unticked where the page does not have it: visitors
 * see the same as before, and ticking it makes the address.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE FUNCTION without_addresses("values" jsonb) RETURNS jsonb LANGUAGE sql STABLE AS $$
    SELECT CASE WHEN bool_or(NOT "values" ? ('slug.' || locale))
      THEN "values" || jsonb_build_object('disallowedLanguages', (
        SELECT jsonb_agg(DISTINCT hidden ORDER BY hidden) FROM (
          SELECT jsonb_array_elements("values" -> 'disallowedLanguages')
          UNION SELECT to_jsonb(lacking) FROM jsonb_array_elements_text(active) AS lacking WHERE NOT "values" ? ('slug.' || lacking)
        ) AS hidden(hidden)))
      ELSE "values" END
    FROM (SELECT coalesce((SELECT s."values" -> 'languages' -> 'active' FROM bf_settings s LIMIT 1), '["de"]') AS active) site,
      jsonb_array_elements_text(active) AS locale
    GROUP BY active
  $$;
  UPDATE "bf_pages" SET "draft" = without_addresses("draft"), "published" = without_addresses("published")
  WHERE "draft" IS DISTINCT FROM without_addresses("draft") OR "published" IS DISTINCT FROM without_addresses("published");
  DROP FUNCTION without_addresses(jsonb);
  `)
}

/** Nothing to take back: an unticked language without an address was none before. */
export async function down(_: MigrateDownArgs): Promise<void> {}
