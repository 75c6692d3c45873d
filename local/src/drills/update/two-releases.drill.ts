import { afterEach, beforeAll, expect, inject, test } from 'vitest'
import { freePort } from '../../process/free-port.ts'
import { editorCalls } from '../../testing/editor-calls.ts'
import { type OwnServer, startServer } from '../../testing/own-servers.ts'
import { makeTitledPage, titleAt } from '../../testing/titled-page.ts'
import { countAttempts } from '../count-attempts.ts'
import { buildReleaseBefore, type ReleaseBefore } from './release-before.ts'

// The minute of an update: the database is this release's, the servers are of both. What must hold is in decision 95.

const { dataDir, databaseUrl, url, cmsUrl, token } = inject('product')
const editor = editorCalls({ url, token })
const started: OwnServer[] = []
const rounds = 10
const survived = countAttempts('publishes that two releases agree on', rounds)
let before: ReleaseBefore

beforeAll(() => {
  before = buildReleaseBefore()
}, 1_800_000)

afterEach(async () => {
  for (const server of started.splice(0)) await server.stop()
})

interface Started {
  readonly name: 'cms' | 'web'
  /** Folder of the release before, if it is that one that runs. */
  readonly root?: string
  readonly env: Readonly<Record<string, string>>
}

async function start({ name, root, env }: Started): Promise<OwnServer> {
  const server = startServer({ name, dataDir, env, port: await freePort(), ...(root && { root }) })
  started.push(server)
  const status = () =>
    fetch(`${server.url}/readyz`).then(
      (answer) => answer.status,
      () => 0,
    )
  await expect.poll(status, { timeout: 120_000, interval: 200 }).toBe(200)
  return server
}

async function livePaths(): Promise<readonly string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text()
  return [...sitemap.matchAll(/<loc>[^<]*?(\/(?:de|fr)[^<]*)<\/loc>/g)].map(([, path]) => path ?? '')
}

test('a web of the release before shows what the cms of this one has, and each publish at once', async () => {
  const old = await start({ name: 'web', root: before.root, env: { CMS_URL: cmsUrl } })
  for (const path of await livePaths()) {
    expect(`${path} ${await titleAt(old.url, path)}`).toBe(`${path} ${await titleAt(url, path)}`)
  }
  const { page, path, save, publish } = await makeTitledPage(editor, 'Zwei Stände')
  // Editors' pages of before go on calling by the web that they came from.
  const throughOld = editorCalls({ url, token, server: old.url })
  for (let round = 1; round <= rounds; round++) {
    const calls = round % 2 ? throughOld : editor
    await save(`Runde ${round}`, calls)
    await publish(calls)
    expect(await Promise.all([titleAt(old.url, path), titleAt(url, path)])).toEqual(Array(2).fill(`Runde ${round}`))
    survived()
  }
  await editor.dropPage(page)
})

test('a cms of the release before works on this database, and nothing it publishes is shown old by either web', async ({
  skip,
}) => {
  skip(
    !before.knowsOurTables,
    'The tables got their prefix in between: the changelog says that this release must be stopped first.',
  )
  const oldCms = await start({
    name: 'cms',
    root: before.root,
    env: { DATABASE_URL: databaseUrl, PUBLIC_URL: url, WEB_INTERNAL_URL: url },
  })
  const oldWeb = await start({ name: 'web', root: before.root, env: { CMS_URL: oldCms.url } })
  const ownWeb = await start({ name: 'web', env: { CMS_URL: oldCms.url } })
  // A field that the old cms does not know fails the query, which is why the cms goes first: then there is the shop's own page.
  const webs = before.knowsOurQueries ? [url, oldWeb.url, ownWeb.url] : [url, oldWeb.url]
  if (!before.knowsOurQueries) expect([200, 503]).toContain((await fetch(`${ownWeb.url}/de`)).status)
  const { page, path, save, publish } = await makeTitledPage(editor, 'Alter Stand')
  const throughOld = editorCalls({ url, token, server: oldCms.url })
  for (let round = 1; round <= rounds; round++) {
    const calls = round % 2 ? throughOld : editor
    await save(`Runde ${round}`, calls)
    await publish(calls)
    expect(await Promise.all(webs.map((web) => titleAt(web, path)))).toEqual(webs.map(() => `Runde ${round}`))
    survived()
  }
  await editor.dropPage(page)
})
