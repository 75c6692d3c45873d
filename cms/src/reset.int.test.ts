import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setupQuestion } from '@blickfang/platform/server/setup-code.ts'
import pg from 'pg'
import { expect, test } from 'vitest'

const mediaDir = join(mkdtempSync(join(tmpdir(), 'blickfang reset ')), 'media')
const run = (file: string, ...args: string[]) =>
  [
    process.execPath,
    ['scripts/run-script.mjs', file, ...args],
    { encoding: 'utf8' as const, env: { ...process.env, MEDIA_DIR: mediaDir } },
  ] as const

async function onDatabase<Row extends object>(statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}

test('a site is thrown away by its name alone, while it does not run, and can be set up anew', async () => {
  await onDatabase(`
    insert into bf_users (email, role) values ('anna@test.example', 'admin');
    update bf_settings set "values" = jsonb_set("values", '{contact}', '{"companyName": "Backhaus Anna"}')`)
  mkdirSync(mediaDir)
  writeFileSync(join(mediaDir, 'brot.jpg'), 'x')
  expect(execFileSync(...run('cms/src/reset.ts', 'name')).trim()).toBe('Backhaus Anna')

  const beside = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await beside.connect()
  const running = spawnSync(...run('cms/src/reset.ts', 'drop', 'Backhaus Anna'))
  await beside.end()
  expect([running.status, running.stderr]).toEqual([1, expect.stringContaining('stop its servers first')])
  const wrong = spawnSync(...run('cms/src/reset.ts', 'drop', 'Backhaus'))
  expect([wrong.status, wrong.stderr]).toEqual([1, expect.stringContaining('another name')])
  expect(await onDatabase('select email from bf_users')).toHaveLength(1)

  execFileSync(...run('cms/src/reset.ts', 'drop', 'Backhaus Anna'))
  execFileSync(...run('cms/src/migrate.ts'))
  expect(existsSync(join(mediaDir, 'brot.jpg'))).toBe(false)
  expect(await onDatabase(setupQuestion)).toMatchObject([{ isOpen: true }])
  expect(await onDatabase('select id from bf_pages')).toEqual([])
})
