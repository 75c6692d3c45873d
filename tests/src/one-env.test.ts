import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseEnv } from 'node:util'
import { packageScript } from '@blickfang/local/src/process/package-script.ts'
import { afterAll, expect, test } from 'vitest'

const scratch = mkdtempSync(join(tmpdir(), 'blickfang env '))
afterAll(() => rmSync(scratch, { recursive: true }))

/** Runs Node with nothing but these settings. */
function node(args: readonly string[], { cwd = '.', env = {} }: { cwd?: string; env?: Record<string, string> } = {}) {
  const home = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '' }
  const { status, stdout, stderr } = spawnSync(process.execPath, [...args], {
    cwd,
    encoding: 'utf8',
    env: { ...home, ...env },
  })
  return { status, stdout, stderr }
}

test('settings come from the project’s .env wherever a command is started, and from the environment before it', () => {
  mkdirSync(join(scratch, 'project/scripts'), { recursive: true })
  copyFileSync('scripts/read-env.mjs', join(scratch, 'project/scripts/read-env.mjs'))
  writeFileSync(
    join(scratch, 'project/.env'),
    'MAIL_FROM=file@example.ch\nPUBLIC_URL=https://file.example.ch\nPORT=1\n',
  )
  const read = ['--import', join(scratch, 'project/scripts/read-env.mjs')]
  const say = ['-p', '[process.env.MAIL_FROM, process.env.PUBLIC_URL, process.env.PORT].join()']
  const env = { PUBLIC_URL: 'https://outside.example.ch', PORT: '' }
  expect(node([...read, ...say], { cwd: scratch, env }).stdout.trim()).toBe(
    'file@example.ch,https://outside.example.ch,',
  )
})

/** Reads settings with `env` alone, in a project without a `.env`, and prints some. */
function readFrom(env: Record<string, string>, names: readonly string[]) {
  mkdirSync(join(scratch, 'bare/scripts'), { recursive: true })
  copyFileSync('scripts/read-env.mjs', join(scratch, 'bare/scripts/read-env.mjs'))
  const print = `JSON.stringify([${names.map((name) => `process.env.${name} ?? null`).join()}])`
  return node(['--import', join(scratch, 'bare/scripts/read-env.mjs'), '-p', print], { env })
}

test('a secret comes from the file that its setting names, without the line’s end', () => {
  const file = join(scratch, 'secret')
  writeFileSync(file, 'a b=c\n')
  const env = { PAYLOAD_SECRET_FILE: file, S3_SECRET_ACCESS_KEY: '', S3_SECRET_ACCESS_KEY_FILE: file, PORT_FILE: file }
  expect(JSON.parse(readFrom(env, ['PAYLOAD_SECRET', 'S3_SECRET_ACCESS_KEY', 'PORT']).stdout)).toEqual([
    ...['a b=c', 'a b=c', null],
  ])
})

test.each([
  [{ SMTP_URL_FILE: '/nowhere/smtp' }, 'SMTP_URL_FILE names /nowhere/smtp, which cannot be read (ENOENT).'],
  [{ SMTP_URL_FILE: '/etc/hostname', SMTP_URL: 'smtp://x' }, 'SMTP_URL and SMTP_URL_FILE are both set.'],
])('a secret that cannot be told from a file ends the start with a sentence: %o', (env, sentence) => {
  const { status, stderr } = readFrom(env, [])
  expect(stderr).toContain(sentence)
  expect(status).toBe(1)
})

test('every secret of ours may come from a file', async () => {
  const { secretSettings } = (await import(pathToFileURL(resolve('scripts/read-env.mjs')).href)) as {
    secretSettings: readonly string[]
  }
  const [ours = '', docker = ''] = readFileSync('.env.example', 'utf8').split('# --- Docker')
  const isSecret = /SECRET|PASSWORD|_KEY$|_KEY_ID$|TOKEN|^(GAME_)?DATABASE_URL$|^(SMTP|REDIS)_URL$/
  const named = Object.keys(parseEnv(`${ours}\n${docker.slice(docker.search(/^# ---/m))}`)).filter((name) =>
    isSecret.test(name),
  )
  expect(named.length).toBeGreaterThan(12)
  expect(named.filter((name) => !secretSettings.includes(name))).toEqual([])
})

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
const commands = ['start', 'dev', 'test', 'password', 'backup', 'restore', 'seed']

test.each([
  ...commands.map((name) => [name, scripts[name]?.split(' ')[1] ?? '']),
  ...[
    ['cms', 'start'],
    ['cms', 'migrate'],
    ['cms', 'seed'],
    ['cms', 'backup'],
    ['web', 'start'],
  ].map(([workspace = '', name = '']) => {
    const [first = '', second = ''] = packageScript(workspace, name)
    return [`${name} of ${workspace}`, join(workspace, first === '--import' ? second : first)]
  }),
])('«%s» reads it before anything else', (_, file) => {
  const isReader = file.endsWith('scripts/read-env.mjs')
  const [firstImport] = /^import .*$/m.exec(readFileSync(file, 'utf8')) ?? []
  expect([file, isReader || firstImport === "import './read-env.mjs'"]).toEqual([file, true])
})

const wrong = { PORT: 'abc', PUBLIC_URL: 'www.shop.ch', KEEP_REVISIONS_DAYS: 'viele', MAP_STYLE_LIGHT_URL: 'karte' }

test('npm start names all settings that are wrong at once, ends with 1, and has started nothing', () => {
  const data = join(scratch, 'data')
  const { status, stderr, stdout } = node(['scripts/start.mjs'], { env: { ...wrong, DATA_DIR: data } })
  expect(status).toBe(1)
  expect(stderr.match(/^ {2}\w+ is .* It takes /gm)).toHaveLength(4)
  for (const [name, value] of Object.entries(wrong)) expect(stderr).toContain(`${name} is ${JSON.stringify(value)}`)
  expect([stdout, existsSync(data)]).toEqual(['', false])
})

test.each([
  ['web', packageScript('web', 'start'), 'web', 3],
  ['migrations', packageScript('cms', 'migrate'), 'cms', 2],
  ['a back-up', packageScript('cms', 'backup'), 'cms', 1],
])('%s: the same lines, and 1', (_, args, cwd, count) => {
  const database = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/x', BACKUP_DIR: scratch, BACKUP_KEEP: 'alle' }
  const { status, stderr } = node(args, { cwd, env: { ...wrong, ...database } })
  expect([status, stderr.match(/^ {2}\w+ is .* It takes /gm)?.length, stderr]).toEqual([1, count, expect.any(String)])
})
