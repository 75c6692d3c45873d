import { sql } from '@payloadcms/db-postgres'
import { migrations } from '../../migrations/index.ts'
import type { Database } from './database.ts'
import { missingMigrations } from './missing-migrations.ts'

/** Obstacle to the plugin's work in a project. */
export type Lack = 'postgres' | 'uuid' | 'schema' | 'names' | 'transactions' | 'migrations' | 'project'

/** Sentences for the log, one each. People who manage the site read another one in the admin. */
export const lackInWords: Readonly<Record<Lack, string>> = {
  postgres: 'Blickfang needs Postgres: please use @payloadcms/db-postgres. The rest of this project works without it.',
  uuid: "Blickfang needs ids of the kind uuid: please set idType: 'uuid' of the database. The rest of this project works without it.",
  schema:
    'Blickfang needs the schema «public»: please leave schemaName out. The rest of this project works without it.',
  names:
    'Blickfang needs the names that Payload gives to tables: please leave localesSuffix and relationshipsSuffix out. The rest of this project works without it.',
  transactions:
    'Blickfang needs transactions: please leave «transactionOptions: false» out. The rest of this project works without it.',
  migrations:
    "The database lacks what Blickfang's migrations make: please run «npx blickfang migrate». The rest of this project works meanwhile, and Blickfang begins as soon as they have run.",
  project:
    "The project's own tables lack columns that Blickfang needs: please run «npx payload migrate:create» and «npx payload migrate». Blickfang begins as soon as they have run.",
}

type Asked = Pick<Database, 'rows'>

const all = migrations.map(({ name }) => name)

const missingOf = (db: Asked) => missingMigrations({ all, ask: (statement) => db.rows(sql.raw(statement)) })

/** Finds what a database lacks of all that this release makes in it. */
export async function findLack(db: Asked): Promise<Lack | null> {
  return (await missingOf(db)).length > 0 ? 'migrations' : null
}

/** Whether the migrations of this release, or of one before, have made the tables: a push for development makes tables too, and no function. */
export async function isMigrated(db: Asked): Promise<boolean> {
  return (await missingOf(db)).length < all.length
}
