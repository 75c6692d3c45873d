import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { FieldView, GroupView } from '@blickfang/contract/content/page-view.ts'
import { plainText } from '@blickfang/contract/content/rich-text.ts'
import { createDatabase } from '@blickfang/local/src/postgres/create-database.ts'
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import { getPayload } from 'payload'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { migrations } from '../../migrations/index.ts'
import { databaseOf } from '../db/database.ts'
import { type GetPageView, getPageView } from '../operations/page/get-page-view.ts'

/** Tables of the version before data sources and options of any shape, and what it showed of each page. */
interface Dump {
  readonly tables: Readonly<Record<string, readonly object[]>>
  /** Each address, live and in its draft; with unpublished words, colours and a publish. */
  readonly views: readonly { readonly asked: GetPageView; readonly groups: readonly unknown[] }[]
}

/** The last migration of that version. */
const last = '20261122_203000_listed_pages'

function readDump(): Dump {
  const file = new URL('../testing/content-before-sources.json.gz', import.meta.url)
  // Pictures have had another address since.
  return JSON.parse(gunzipSync(readFileSync(file)).toString().replaceAll('/api/media/', '/api/bf-media/'))
}

const [prefix] = migrations

async function restore(databaseUrl: string, tables: Dump['tables']): Promise<void> {
  const db = drizzle(databaseUrl)
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  for (const { up, name } of migrations.filter(({ name }) => name <= last)) {
    await up({ db } as never)
    await client.query('insert into payload_migrations (name, batch) values ($1, 1)', [name])
  }
  // That version's tables had no prefix.
  await prefix?.down({ db } as never)
  await client.query('delete from payload_migrations where name = $1', [prefix?.name])
  // Rows come in the order of the alphabet, not of the references between them.
  await client.query('set session_replication_role = replica')
  for (const [table, rows] of Object.entries(tables)) {
    const name = client.escapeIdentifier(table)
    await client.query(`delete from ${name}`)
    await client.query(`insert into ${name} select * from json_populate_recordset(null::${name}, $1)`, [
      JSON.stringify(rows),
    ])
  }
  await Promise.all([client.end(), db.$client.end()])
}

/** A group as that version said it: its fields' words under the name of their kind. */
function asThen({ fields, ...group }: GroupView): object {
  const said = ({ words, ...field }: FieldView) =>
    typeof words === 'string' || words === null
      ? { ...field, text: words, json: null }
      : { ...field, text: plainText(words), json: words }
  return { ...group, fields: fields.map(said) }
}

test('content that an older version saved reads the same after the migrations, live and in its drafts', async () => {
  const { tables, views } = readDump()
  process.env.DATABASE_URL = await createDatabase(process.env.DATABASE_URL ?? '', 'before_sources', { replace: true })
  await restore(process.env.DATABASE_URL, tables)
  execFileSync(process.execPath, ['scripts/run-script.mjs', 'cms/src/migrate.ts'], { stdio: 'ignore' })
  const { default: config } = await import('../../payload.config.ts')
  const payload = await getPayload({ config })
  onTestFinished(() => payload.destroy())
  const context = { payload, db: databaseOf(payload), actor: { id: null, role: 'admin' } } as const
  expect(views).toHaveLength(162)
  for (const { asked, groups } of views) {
    const view = await getPageView(asked, context)
    // What later versions say besides, such as which video a medium is, was not there to be read.
    expect(view?.groups.map(asThen), JSON.stringify(asked)).toMatchObject(groups)
  }
})
