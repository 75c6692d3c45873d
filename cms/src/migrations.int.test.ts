import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { freePort } from '@blickfang/local/src/process/free-port.ts'
import { sql } from '@payloadcms/db-postgres'
import { getPayload } from 'payload'
import { expect, onTestFinished, test } from 'vitest'
import { migrations } from './migrations/index.ts'
import { databaseOf } from './plugin/db/database.ts'

test('every migration of the folder is run, in its order', () => {
  const files = readdirSync(join(import.meta.dirname, 'migrations')).filter((file) => /^\d{8}_\d{6}_.*\.ts$/.test(file))
  expect(migrations.map(({ name }) => `${name}.ts`)).toEqual(files.sort())
})

test('the migrations say all that the collections need', async () => {
  const { default: config } = await import('./payload.config.ts')
  const payload = await getPayload({ config })
  const source = payload.db.migrationDir
  const latest =
    readdirSync(source)
      .filter((file) => file.endsWith('.json'))
      .sort()
      .at(-1) ?? ''
  const before = JSON.parse(readFileSync(join(source, latest), 'utf8'))
  const { generateDrizzleJson, generateMigration } = payload.db.requireDrizzleKit()
  const now = await generateDrizzleJson(payload.db.schema)
  expect(await generateMigration(before, now)).toEqual([])
})

test('migrating a migrated database does nothing and is quick', () => {
  const run = () =>
    execFileSync(process.execPath, ['scripts/run-script.mjs', 'cms/src/migrate.ts'], { encoding: 'utf8' })
  expect(run()).toBe('')
})

test.each(['migrate.ts', 'seed.ts'])(
  'a database that is away is told by %s in a sentence, and the command has failed',
  (file) => {
    const env = { ...process.env, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }
    const { status, stderr } = spawnSync(process.execPath, ['scripts/run-script.mjs', `cms/src/${file}`], {
      ...{ encoding: 'utf8', env },
    })
    expect(status).toBe(1)
    expect(stderr.split('\n').filter((line) => /^[^{]/.test(line))).toEqual([
      expect.stringMatching(/^The (database|site) was not .*\. The reason: .*127\.0\.0\.1:1\)?\.$/),
    ])
  },
)

test('a database that comes later is waited for, with a sentence, where that is asked for', async () => {
  const own = new URL(process.env.DATABASE_URL ?? '')
  const door = createServer((from) => {
    const to = connect(Number(own.port), own.hostname)
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const)
      one.pipe(other).on('error', () => one.destroy())
  })
  const port = await freePort(5999)
  const through = Object.assign(new URL(own), { hostname: '127.0.0.1', port: String(port) })
  const child = spawn(process.execPath, ['scripts/run-script.mjs', 'cms/src/migrate.ts', '--wait'], {
    env: { ...process.env, DATABASE_URL: String(through) },
  })
  onTestFinished(() => {
    child.kill('SIGKILL')
    door.close()
  })
  const [said] = await once(child.stderr, 'data')
  expect(String(said)).toBe('The database cannot be reached (nobody listens there). It is looked for every 5 s.\n')
  door.listen(port, '127.0.0.1')
  expect(await once(child, 'exit')).toEqual([0, null])
})

test('there is one row of settings and never a second', async () => {
  const { default: config } = await import('./payload.config.ts')
  const db = databaseOf(await getPayload({ config }))
  expect(await db.rows(sql`select 1 from bf_settings`)).toHaveLength(1)
  await expect(db.rows(sql`insert into bf_settings ("values") values ('{}')`)).rejects.toThrow()
})
