import { readdirSync } from 'node:fs'
import { z } from 'zod'
import { tableSchema } from './database/copy-table.ts'

const list = z.array(z.string()).readonly()

/** First file of a back-up. */
export const headSchema = z.object({ blickfang: z.literal(1), madeAt: z.iso.datetime() })

/** Structure that is needed to make the database anew, before its rows. */
export const databaseSchema = z.object({
  /** Those that had been run. */
  migrations: list,
  before: list,
  after: list,
  tables: z.array(tableSchema),
})
export type DatabaseManifest = z.output<typeof databaseSchema>

/** The games' tables are made by docker/supabase/migrations; a back-up holds their rows alone. */
export const gameSchema = z.object({ tables: z.array(tableSchema) })

/** Schemas of the game's database that are ours. */
export const gameSchemas = ['site_game', 'shared']

/** Names of a back-up's files. */
export const names = {
  head: 'backup.json',
  media: 'media/',
  database: 'database/schema.json',
  game: 'game/tables.json',
  rowsOf: (part: 'database' | 'game', { schema, table }: { schema: string; table: string }) =>
    `${part}/rows/${schema}.${table}/`,
} as const

/** Migrations of this release. */
export function knownMigrations(): ReadonlySet<string> {
  const files = readdirSync(new URL('../migrations/', import.meta.url))
  return new Set(files.filter((file) => /^\d{8}_\d{6}_.*\.ts$/.test(file)).map((file) => file.slice(0, -3)))
}
