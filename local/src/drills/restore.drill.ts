import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@blickfang/contract/api/client.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { removeCluster } from '../postgres/remove-cluster.ts'
import { freePort } from '../process/free-port.ts'
import { type Product, startProduct } from '../testing/start-product.ts'
import { countAttempts } from './count-attempts.ts'
import { openForm } from './people/open-form.ts'

// A machine is lost: its site comes back on another one, with an empty folder, by `npm run restore` and `npm start`.
const lost = inject('product')
const scratch = mkdtempSync(join(tmpdir(), 'blickfang-restore-'))
const dataDir = join(scratch, 'data')
const env = { ...process.env, DATABASE_URL: '', BACKUP_DIR: join(scratch, 'backups'), BACKUP_KEY: 'k'.repeat(40) }
const compared = countAttempts('pages compared byte by byte', 30)
let restored: Product

function run(command: 'backup' | 'restore', folder: string, args: readonly string[] = []) {
  const spoken = spawnSync(process.execPath, ['scripts/backup.mjs', command, ...args], {
    encoding: 'utf8',
    env: { ...env, DATA_DIR: folder },
  })
  return { status: spoken.status, said: spoken.stdout + spoken.stderr }
}

async function sendEntry(): Promise<void> {
  const call = createClient({ baseUrl: lost.cmsUrl, headers: { 'x-forwarded-for': '10.9.9.1' } })
  await call('sendContact', {
    ...{ anrede: 'divers', vorname: 'Rückkehr', nachname: 'Übung', plz: '8400', telefon: '052 212 47 30' },
    ...{ email: `${randomUUID()}@example.ch`, existingCustomer: 'nein', themes: ['sonstiges'], lang: 'de' },
    ...{ bevorzugterTermin: '2030-01-15', bevorzugteUhrzeit: 'abend', key: randomUUID(), opened: await openForm(call) },
  })
}

async function upload(): Promise<void> {
  const form = new FormData()
  const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  form.set('file', new File([Buffer.from(png, 'base64')], 'Rückkehr.png', { type: 'image/png' }))
  const headers = { cookie: `payload-token=${lost.token}`, origin: lost.url }
  const { media } = await createClient({ baseUrl: lost.url, headers })('uploadMedia', form)
  expect(media.publicUrl).toContain('rueckkehr')
}

beforeAll(async () => {
  await sendEntry()
  await upload()
  const made = run('backup', lost.dataDir)
  expect(made).toMatchObject({ status: 0, said: expect.stringContaining('was read again') })
  const [name = ''] = readdirSync(env.BACKUP_DIR)
  const back = run('restore', dataDir, [join(env.BACKUP_DIR, name)])
  expect(back).toMatchObject({ status: 0, said: expect.stringContaining('It is restored') })
  // What is no part of a back-up, and is carried over by hand.
  mkdirSync(dataDir, { recursive: true })
  copyFileSync(join(lost.dataDir, 'login.json'), join(dataDir, 'login.json'))
  restored = await startProduct({
    dataDir,
    port: await freePort(Number(process.env.DRILL_PORT || 3700) + 20),
    isFresh: false,
  })
})
afterAll(async () => {
  await restored?.stop()
  await removeCluster(join(dataDir, 'postgres'))
  rmSync(scratch, { recursive: true, force: true })
})

type Site = Pick<Product, 'url' | 'token'>

/** A page without the addresses of its machine: the site's, and that of the service that stands in for a video's. */
async function read(site: Site, path: string): Promise<string> {
  const answer = await fetch(`${site.url}${path}`)
  return `${answer.status}\n${await answer.text()}`.replaceAll(/(localhost|127\.0\.0\.1):\d+/g, 'host')
}

const asEditor = async (site: Site, path: string) => {
  const answer = await fetch(`${site.url}${path}`, {
    headers: { cookie: `payload-token=${site.token}`, origin: site.url },
  })
  return (await answer.json()) as { docs: { filename: string; id: string }[] }
}

test('every page is the same to the byte', async () => {
  const sitemap = await read(lost, '/sitemap.xml')
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/host(\/[^<]*)<\/loc>/g)].map(([, path = '']) => path)
  const different: string[] = []
  for (const path of ['/', '/sitemap.xml', '/robots.txt', '/de/nirgends', ...paths]) {
    const [before, after] = [await read(lost, path), await read(restored, path)]
    if (before !== after) different.push(path)
    compared()
  }
  expect(different).toEqual([])
})

test('the editor signs in, and finds the entries of the forms', async () => {
  const list = '/api/bf-submissions?limit=0&depth=0&sort=id'
  const { docs } = await asEditor(lost, list)
  expect(docs.length).toBeGreaterThan(0)
  expect((await asEditor(restored, list)).docs).toEqual(docs)
})

test('every upload is the same to the byte', async () => {
  const { docs } = await asEditor(lost, '/api/bf-media?limit=0&depth=0&sort=id')
  expect(docs.length).toBeGreaterThan(10)
  const bytes = async ({ url }: Site, name: string) => {
    const answer = await fetch(`${url}/api/bf-media/file/${name}`)
    return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()).toString('base64') }
  }
  const different: string[] = []
  for (const { filename } of docs) {
    const [before, after] = [await bytes(lost, filename), await bytes(restored, filename)]
    if (before.status !== 200 || before.bytes !== after.bytes) different.push(filename)
  }
  expect(different).toEqual([])
})

test('it is brought back into nothing that somebody uses', () => {
  const [name = ''] = readdirSync(env.BACKUP_DIR)
  const again = run('restore', dataDir, [name, '--replace'])
  expect(again).toMatchObject({ status: 1, said: expect.stringContaining('runs from') })
})
