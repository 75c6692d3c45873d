import { propertyRuns } from '@blickfang/testing/property-runs.ts'
import { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { migrations } from '../../../migrations/index.ts'
import { scriptForProject, statementsOf } from './statements.ts'

const statement = fc.constantFrom(
  'SELECT 1',
  `INSERT INTO a VALUES ('; it''s; ')`,
  'ALTER TABLE "od;d" ADD COLUMN b text',
  'CREATE FUNCTION f() RETURNS void LANGUAGE sql AS $$ SELECT 1; SELECT 2; $$',
  `DO $body$ BEGIN PERFORM ';'; END $body$`,
  'SELECT 2 -- one; two\n',
  'SELECT /* ; */ 3',
)

test('a script is cut where its statements end, and nowhere else', () => {
  fc.assert(
    fc.property(fc.array(statement), (all) => {
      const script = all.map((one) => `${one};\n`).join('')
      const cut = statementsOf(script)
      expect(cut.join('')).toBe(script)
      expect(cut.filter((one) => one.trim() !== '').map((one) => one.trim())).toEqual(all.map((one) => `${one};`))
    }),
    { numRuns: propertyRuns(200) },
  )
})

test.each([
  'CREATE TABLE "payload_jobs" ("id" uuid)',
  'CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM(\'failed\')',
  'ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "pages_id" uuid',
  'CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key")',
  '\n  -- of the queue\n  insert into payload_jobs (queue) values (1)',
])('what is about a table of Payload is left out: %s', (script) => {
  expect(scriptForProject(`SELECT 1;${script};\nSELECT 2;`)).toBe('SELECT 1;\nSELECT 2;')
})

test('languages are a kind of our own', () => {
  expect(scriptForProject('ALTER TABLE "a_locales" ADD COLUMN "_locale" "_locales";')).toBe(
    'ALTER TABLE "a_locales" ADD COLUMN "_locale" "blickfang_locales";',
  )
})

test('a function that writes to one stays', () => {
  const script = 'CREATE FUNCTION f() RETURNS void LANGUAGE sql AS $$ INSERT INTO payload_jobs VALUES (1); $$;'
  expect(scriptForProject(script)).toBe(script)
})

test('no statement of our migrations makes or changes a table of Payload’s in a way that is not seen', async () => {
  const dialect = new PgDialect()
  for (const { up } of migrations) {
    const execute = async (query: never) => {
      const kept = scriptForProject(dialect.sqlToQuery(query).sql)
      const bare = kept.replace(/(\$\w*\$)[\s\S]*?\1/g, '')
      expect(bare).not.toMatch(/\b(?:enum_)?payload_|"_locales"/)
      return { rows: [] }
    }
    await up({ db: { execute } } as never)
  }
})
