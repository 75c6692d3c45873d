import { sql } from '@payloadcms/db-postgres'
import type { Database } from './database.ts'
import { ownTables } from './own-tables.ts'

/** What stands in the way of the plugin's work in a project. */
export type Lack = 'postgres' | 'uuid' | 'schema' | 'migrations'

/** One sentence for the log each. People who manage the site read another one in the admin. */
export const lackInWords: Readonly<Record<Lack, string>> = {
  postgres: 'Blickfang needs Postgres: please use @payloadcms/db-postgres. The rest of this project works without it.',
  uuid: "Blickfang needs ids of the kind uuid: please set idType: 'uuid' of the database. The rest of this project works without it.",
  schema:
    'Blickfang needs the schema «public»: please leave schemaName out. The rest of this project works without it.',
  migrations:
    "The database lacks what Blickfang's migrations make: please run them (prodMigrations of the database). The rest of this project works meanwhile, and Blickfang begins as soon as they have run.",
}

/** Whether the database is as the migrations make it: a push for development makes tables, and no function. */
export async function findLack(db: Pick<Database, 'rows'>): Promise<Lack | null> {
  const names = sql.param(Object.keys(ownTables))
  const [found] = await db.rows<{ isWhole: boolean }>(sql`
    select to_regproc('cache_waiting') is not null and to_regproc('content_media') is not null
      and bool_and(to_regclass(name) is not null) as "isWhole" from unnest(${names}::text[]) as name`)
  return found?.isWhole ? null : 'migrations'
}
