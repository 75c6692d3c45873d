import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Live blocks by their names, whatever those are: the index for the pages on which entries stand named three of them, so that a
 * fourth block that shows some would have been looked for in every row.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE INDEX "bf_groups_live_blocks_idx" ON "bf_groups" ("name", "page_id") WHERE "published" IS NOT NULL AND "parent_id" IS NULL;
    DROP INDEX "bf_groups_entries_idx";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    CREATE INDEX "bf_groups_entries_idx" ON "bf_groups" ("name", "page_id") WHERE "name" IN ('jobs', 'marketplace', 'businessSearch');
    DROP INDEX "bf_groups_live_blocks_idx";`)
}
