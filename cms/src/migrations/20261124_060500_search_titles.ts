import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Finds pages by the words of their names alone: of a word that many pages have, these count most. And looks for typos in the directory
 * only where a term is no word of it: most terms are, and looking for what resembles them takes longer than all the rest.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql`CREATE INDEX "search_texts_title_idx" ON "search_texts" USING gin (to_tsvector(search_config("locale"), plain_words("title")))`,
  )
  await db.execute(
    nearBusinessWords('AND NOT EXISTS (SELECT FROM business_words known WHERE known.word = term COLLATE "C")'),
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(nearBusinessWords(''))
  await db.execute(sql`DROP INDEX "search_texts_title_idx"`)
}

/** Words that hold a term, or look like it but for a typo. */
function nearBusinessWords(only: string) {
  return sql.raw(`
  CREATE OR REPLACE FUNCTION near_business_words(term text) RETURNS TABLE (word text)
  LANGUAGE sql STABLE PARALLEL SAFE ROWS 10 SET pg_trgm.similarity_threshold = 0.2 AS $$
    (SELECT w.word FROM business_words w WHERE length(term) > 2 AND w.word LIKE '%' || term || '%' ORDER BY length(w.word), w.word LIMIT 20)
    UNION
    (SELECT c.word FROM (
      SELECT w.word, levenshtein_less_equal(w.word, term, 2) AS letters FROM business_words w
      WHERE length(term) > 2 AND term !~ '[0-9]' AND w.word % term AND abs(length(w.word) - length(term)) < 2 ${only}) c
    WHERE c.letters < CASE WHEN length(term) < 5 THEN 2 ELSE 3 END ORDER BY c.letters, similarity(c.word, term) DESC, c.word LIMIT 12)
  $$`)
}
