import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase } from '@blickfang/local/src/postgres/create-database.ts'
import { withClient } from '@blickfang/local/src/postgres/with-client.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readCompose } from './docker/read-compose.ts'

// What docs/OPERATE.md says of back-ups, run word for word where that takes no Docker engine and no systemd.
const page = readFileSync('docs/OPERATE.md', 'utf8')
const { services } = readCompose('docker-compose.yml')
const scratch = mkdtempSync(join(tmpdir(), 'blickfang operate '))
const key = 'a key of more than thirty-two characters'
let made = ''

/** The block of commands that holds this one. */
function blockWith(command: string): string {
  const block = [...page.matchAll(/```\n([\s\S]*?)```/g)].find(([, code = '']) => code.includes(command))?.[1]
  if (!block) throw new Error(`docs/OPERATE.md has no block with ${command}`)
  return block
}

interface Run {
  readonly databaseUrl?: string
  readonly cwd?: string
  readonly env?: Record<string, string>
}

/** Runs commands as a person types them, on a machine whose folders lie in the scratch folder. */
function type(commands: string, { databaseUrl = '', cwd = '.', env = {} }: Run) {
  const spoken = spawnSync(
    'bash',
    ['-euc', commands.replaceAll('/var/lib', `'${scratch}'`).replaceAll('/etc', `'${scratch}'`)],
    {
      encoding: 'utf8',
      cwd,
      env: {
        ...{ PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', DATA_DIR: join(scratch, 'none') },
        ...{ DATABASE_URL: databaseUrl, BACKUP_KEY: key, BACKUP_DIR: join(scratch, 'blickfang/backups') },
        ...{ MEDIA_DIR: join(scratch, 'blickfang/media'), ...env },
      },
    },
  )
  return { status: spoken.status, said: spoken.stdout + spoken.stderr }
}

/** Command that compose runs for `docker compose run --rm SERVICE ARGS`, in the image's work folder. */
function asCompose(command: string): string {
  const [, service = '', ...args] = /^docker compose run --rm (\w+)(.*)$/.exec(command) ?? []
  const { entrypoint } = services[service] as { entrypoint?: string[] }
  return [...(entrypoint ?? []), ...args].join(' ')
}

let count = 0
async function emptyDatabase(): Promise<string> {
  count++
  const name = `operate_${process.env.VITEST_POOL_ID}_${count}`
  return createDatabase(process.env.DATABASE_URL ?? '', name, { replace: true })
}

async function countMigrations(url: string): Promise<number> {
  const { rowCount } = await withClient(url, (client) => client.query('SELECT 1 FROM payload_migrations'))
  return rowCount ?? 0
}

beforeAll(async () => {
  mkdirSync(join(scratch, 'blickfang/media'), { recursive: true })
  mkdirSync(join(scratch, 'blickfang/backups'))
  const { status, said } = type(blockWith('npm run backup'), { databaseUrl: process.env.DATABASE_URL ?? '' })
  expect([status, said]).toEqual([0, expect.stringContaining('was read again')])
  made = readdirSync(join(scratch, 'blickfang/backups'))[0] ?? ''
})
afterAll(() => rmSync(scratch, { recursive: true }))

test('the key that it makes is one', () => {
  const { said } = type(blockWith('openssl rand'), {})
  expect(said.trim().length).toBeGreaterThanOrEqual(32)
})

test('a back-up is read without a change', async () => {
  const [, command = ''] = /`(npm run restore -- FILE --check)`/.exec(page) ?? []
  const databaseUrl = await emptyDatabase()
  const { status, said } = type(command.replace('FILE', made), { databaseUrl })
  expect([status, said]).toEqual([0, expect.stringContaining('is whole')])
  await expect(countMigrations(databaseUrl)).rejects.toThrow('does not exist')
})

test('without Docker: what is typed restores it', async () => {
  const databaseUrl = await emptyDatabase()
  writeFileSync(join(scratch, 'blickfang/env'), `DATABASE_URL=${databaseUrl}\nBACKUP_KEY=${key}\n`)
  const typed = blockWith('scripts/backup.mjs restore FILE').split('\n')
  const commands = typed.filter((line) => !/^(chown|systemctl) /.test(line)).join('\n')
  const outside = Object.fromEntries(
    ['DATABASE_URL', 'BACKUP_KEY', 'BACKUP_DIR', 'MEDIA_DIR'].map((name) => [name, '']),
  )
  const unset = `unset ${Object.keys(outside).join(' ')}\n`
  const { status, said } = type(unset + commands.replace('FILE', made), {})
  expect([status, said]).toEqual([0, expect.stringContaining('It is restored')])
  expect(await countMigrations(databaseUrl)).toBe(await countMigrations(process.env.DATABASE_URL ?? ''))
})

test('for npm start: what is typed restores it', async () => {
  const databaseUrl = await emptyDatabase()
  const commands = blockWith('npm run restore -- FILE').replace('npm start', '').replace('FILE', made)
  expect(type(commands, { databaseUrl })).toMatchObject({ status: 0, said: expect.stringContaining('It is restored') })
})

test('with Docker: what the containers run makes one, restores it, and refuses to do so twice', async () => {
  const folder = { BACKUP_DIR: join(scratch, 'compose') }
  const lines = page.split('\n')
  const backup = asCompose(lines.find((line) => line.startsWith('docker compose run --rm backup ')) ?? '')
  const restore = asCompose(lines.find((line) => line.startsWith('docker compose run --rm restore ')) ?? '')
  const from = { databaseUrl: process.env.DATABASE_URL ?? '', cwd: 'cms', env: folder }
  expect(type(backup, from)).toMatchObject({ status: 0, said: expect.stringContaining('was read again') })
  const into = { ...from, databaseUrl: await emptyDatabase() }
  const command = restore.replace('FILE', readdirSync(folder.BACKUP_DIR)[0] ?? '')
  expect(type(command, into)).toMatchObject({ status: 0, said: expect.stringContaining('It is restored') })
  expect(type(command, into)).toEqual({
    status: 1,
    said: expect.stringContaining(
      'Nothing was restored. The database is not empty. With --replace all that it holds is deleted first.',
    ),
  })
  expect(type(`${command} --replace`, into)).toMatchObject({ status: 0 })
})

test.each([
  ['no key', { BACKUP_KEY: '' }, 'This back-up is encrypted. Set BACKUP_KEY'],
  ['a short key', { BACKUP_KEY: 'short' }, 'BACKUP_KEY has 5 characters. It takes 32 characters or more, or nothing'],
  ['another key', { BACKUP_KEY: 'x'.repeat(40) }, 'BACKUP_KEY is not the key that it was made with'],
  ['no database', { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/x' }, 'Nothing was restored. The reason: '],
])('with %s it says so in a sentence, and ends with 1', async (_, env, sentence) => {
  const { status, said } = type(`npm run restore -- ${made}`, { databaseUrl: await emptyDatabase(), env })
  expect([status, said]).toEqual([1, expect.stringContaining(sentence)])
  expect(said).not.toMatch(/\n\s+at /)
})
