import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The language in which a person reads the editor; none: that of the site's settings. The release before reads none of it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE bf_users ADD COLUMN locale varchar CHECK (locale IN ('de', 'fr'));`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE bf_users DROP COLUMN locale;`)
}
