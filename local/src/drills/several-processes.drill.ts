import { afterEach, expect, inject, test } from 'vitest'
import { freePort } from '../process/free-port.ts'
import { editorCalls } from '../testing/editor-calls.ts'
import { type OwnServer, startServer } from '../testing/own-servers.ts'
import { makeTitledPage, titleAt } from '../testing/titled-page.ts'
import { countAttempts } from './count-attempts.ts'

const { dataDir, databaseUrl, url, cmsUrl, token } = inject('product')
const editor = editorCalls({ url, token })
const started: OwnServer[] = []
const patience = { timeout: 120_000, interval: 200 }
const rounds = 10
const survived = countAttempts('publishes that two cms and three webs agree on', rounds + 3)

afterEach(async () => {
  for (const server of started.splice(0)) await server.stop()
})

async function start(name: 'cms' | 'web', env: Readonly<Record<string, string>>): Promise<OwnServer> {
  const server = startServer({ name, dataDir, env, port: await freePort() })
  started.push(server)
  await expect
    .poll(
      () =>
        fetch(`${server.url}/readyz`).then(
          ({ status }) => status,
          () => 0,
        ),
      patience,
    )
    .toBe(200)
  return server
}

/** A page whose title is saved and published by one server. */
async function edited(name: string) {
  const site = await makeTitledPage(editor, name)
  const show = async (text: string, calls = editor) => {
    await site.save(text, calls)
    await site.publish(calls)
  }
  return { ...site, show }
}

test('whichever cms publishes, every web shows it once that has answered: those that are called, and those that nobody calls', async () => {
  const second = await start('cms', { DATABASE_URL: databaseUrl, PUBLIC_URL: url, WEB_INTERNAL_URL: '' })
  const webs = [await start('web', { CMS_URL: cmsUrl }), await start('web', { CMS_URL: second.url })]
  const [atFirst, atSecond] = [cmsUrl, second.url].map((server) => editorCalls({ url, token, server }))
  const bases = [url, ...webs.map((web) => web.url)]
  const { page, path, show } = await edited('Mehrere')
  for (let round = 1; round <= rounds; round++) {
    await show(`Runde ${round}`, round % 2 ? atFirst : atSecond)
    const shown = await Promise.all(bases.flatMap((base) => [titleAt(base, path), titleAt(base, path)]))
    expect(shown).toEqual(shown.map(() => `Runde ${round}`))
    survived()
  }
  await editor.dropPage(page)
})

test('a web that hangs delays one publish by its lease at most, the next by nothing, and shows nothing old when it goes on', async () => {
  const web = await start('web', { CMS_URL: cmsUrl })
  const { page, path, show } = await edited('Hängt')
  await show('Vorher')
  expect(await titleAt(web.url, path)).toBe('Vorher')
  process.kill(web.pid, 'SIGSTOP')
  await show('Nachher')
  const begin = performance.now()
  await show('Gleich danach')
  const again = performance.now() - begin
  process.kill(web.pid, 'SIGCONT')
  expect(await titleAt(web.url, path)).toBe('Gleich danach')
  expect(again).toBeLessThan(5_000)
  await editor.dropPage(page)
  survived()
})

test('a page is the same to the byte, and has the same tag, on every web with the same settings and after a restart', async () => {
  const settings = { CMS_URL: cmsUrl, PUBLIC_URL: url }
  const web = await start('web', settings)
  const other = await start('web', settings)
  const addresses = (await (await fetch(`${url}/sitemap.xml`)).text()).matchAll(/<loc>[^<]*?(\/(?:de|fr)[^<]*)<\/loc>/g)
  const paths = ['/de', '/fr', '/de/nirgends', ...[...addresses].map(([, path]) => path ?? '')]
  const tags = async (base: string) => {
    const found: string[] = []
    for (const path of paths) found.push(`${path} ${(await fetch(base + path)).headers.get('etag')}`)
    return found
  }
  const before = await tags(web.url)
  expect(before).toEqual(await tags(other.url))
  expect(before.filter((line) => line.endsWith('null'))).toEqual([])
  await web.stop()
  expect(await tags((await start('web', settings)).url)).toEqual(before)
  survived(2)
})
