import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Finds pages by the words of their names alone: of a word that many pages have, these count most. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql`CREATE INDEX "bf_search_texts_title_idx" ON "bf_search_texts" USING gin (to_tsvector(search_config("locale"), plain_words("title")))`,
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP INDEX "bf_search_texts_title_idx"`)
}
