import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** A site that is there already stays what every site was: an optician in Switzerland, with the game. The release before reads none of it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  UPDATE bf_settings SET "values" = coalesce("values", '{}') || jsonb_build_object(
    'business', jsonb_build_object('kind', 'optician', 'country', 'CH', 'notFound', ''),
    'game', coalesce("values" -> 'game', '{}') || '{"active": true}')
  WHERE EXISTS (SELECT FROM bf_pages);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  UPDATE bf_settings SET "values" = ("values" - 'business') #- '{game,active}' WHERE "values" IS NOT NULL;`)
}
