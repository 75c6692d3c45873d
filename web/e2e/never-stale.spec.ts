import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '../../local/src/process/free-port.ts'
import { type FixtureContent, startFixtureCms } from '../src/server/testing/start-fixture-cms.ts'
import { expect, test } from './fixtures.ts'

const rounds = 15
const readers = 8

function titleIn(html: string): string | undefined {
  return /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]
}

test('after a publish has answered no reader gets the old page', async ({ call, newPage, request }) => {
  const page = await newPage({ groups: ['hero'], publish: true })
  const { document } = await call('getDocument', { id: page.id, lang: 'de' })
  const title = document.groups.flatMap(({ fields }) => fields).find(({ name }) => name === 'title')
  let revision = title?.revs['content.de'] ?? 0
  let isReading = true
  const loop = async () => {
    while (isReading) await request.get(page.live)
  }
  const background = Array.from({ length: readers }, loop)
  const stale: string[] = []
  for (let round = 1; round <= rounds; round++) {
    const text = `Runde ${round}`
    const saved = await call('saveData', {
      itemType: 'field',
      linkId: title?.id ?? '',
      data: { content: { de: { text } } },
      base: { 'content.de': revision },
    })
    revision = saved.revs['content.de'] ?? 0
    await call('publishPage', { id: page.id })
    const answers = await Promise.all(Array.from({ length: readers }, () => request.get(page.live)))
    for (const answer of answers) {
      const shown = titleIn(await answer.text())
      if (shown !== text) stale.push(`${round}: ${shown}`)
    }
  }
  isReading = false
  await Promise.all(background)
  expect(stale).toEqual([])
})

test.describe('with a slow cms', () => {
  const secret = 'a secret of the test'
  const content: FixtureContent = { titles: { '': 'Runde 0' }, delay: 300 }
  let cms: Awaited<ReturnType<typeof startFixtureCms>>
  let web: ChildProcess
  let base: string

  test.beforeAll(async () => {
    cms = await startFixtureCms(content)
    const port = await freePort(3180)
    base = `http://127.0.0.1:${port}`
    web = spawn(process.execPath, ['--import', 'tsx', 'server.ts'], {
      cwd: 'web',
      env: { ...process.env, NODE_ENV: 'production', PORT: String(port), CMS_URL: cms.url, REVALIDATE_SECRET: secret },
      stdio: 'ignore',
    })
    await expect
      .poll(
        () =>
          fetch(`${base}/de`).then(
            ({ status }) => status,
            () => 0,
          ),
        // A server starts in its own time.
        { timeout: 150_000 },
      )
      .toBe(200)
  })
  test.afterAll(async () => {
    web.kill('SIGTERM')
    await once(web, 'exit')
    await cms.stop()
  })

  const read = async () => titleIn(await (await fetch(`${base}/de`)).text())
  const expire = async () => {
    const answer = await fetch(`${base}/_internal/revalidate`, {
      method: 'POST',
      headers: { 'x-revalidate-secret': secret },
      body: JSON.stringify({ tags: ['page:00000000-0000-4000-8000-000000000001'] }),
    })
    expect(answer.status).toBe(200)
  }

  test('a rendering that a publish overtakes is neither stored nor joined', async () => {
    const stale: string[] = []
    for (let round = 1; round <= rounds; round++) {
      await expire()
      cms.asked.length = 0
      const early = [read(), read()]
      // The old content has been read, its answer is under way.
      await expect.poll(() => cms.asked.length, { intervals: [5] }).toBeGreaterThanOrEqual(2)
      content.titles[''] = `Runde ${round}`
      await expire()
      const late = await Promise.all([read(), read(), read()])
      await Promise.all(early)
      late.push(await read())
      stale.push(...late.filter((title) => title !== `Runde ${round}`).map(String))
    }
    expect(stale).toEqual([])
  })
})
