import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'

const folder = join(import.meta.dirname, 'migrations')

/** Applies the migrations that a game's database does not have yet, and notes them where Supabase's own tool does. */
export async function applyMigrations(client: pg.Client): Promise<void> {
  await client.query(`CREATE SCHEMA IF NOT EXISTS supabase_migrations;
    CREATE TABLE IF NOT EXISTS supabase_migrations.schema_migrations
      (version text PRIMARY KEY, statements text[], name text)`)
  const { rows } = await client.query<{ version: string }>('SELECT version FROM supabase_migrations.schema_migrations')
  const applied = new Set(rows.map(({ version }) => version))
  for (const file of readdirSync(folder).sort()) {
    const [, version = '', name = ''] = /^(\d+)_(\w+)\.sql$/.exec(file) ?? []
    if (applied.has(version)) continue
    const sql = readFileSync(join(folder, file), 'utf8')
    await client.query(`BEGIN; ${sql};
      INSERT INTO supabase_migrations.schema_migrations (version, statements, name)
      VALUES ('${version}', ARRAY[${client.escapeLiteral(sql)}], '${name}');
      COMMIT`)
  }
}
