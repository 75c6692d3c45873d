import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { saveData } from '@blickfang/contract/api/v1/data.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePage } from '../testing/make-page.ts'
import { startCdn } from '../testing/start-cdn.ts'
import { startCms, type TestCms } from '../testing/start-cms.ts'
import { deliverExpiry } from './expire-pages.ts'

const database = new pg.Pool({ connectionString: process.env.DATABASE_URL, allowExitOnIdle: true })
database.on('error', () => undefined)
let cms: TestCms
let page: Awaited<ReturnType<typeof makePage>>
let origin: Server
let cdn: Awaited<ReturnType<typeof startCdn>>
let revision = 0

/** The page as visitors may see it now, with the headers of web's cdn/cdn-headers.ts. */
async function startOrigin(): Promise<string> {
  origin = createServer(async (_, response) => {
    const { rows } = await database.query<{ text: string }>(
      `select published ->> 'content.de' as text from bf_fields where id = $1`,
      [page.fieldId('title')],
    )
    response.setHeader('cache-control', 'public, max-age=0, s-maxage=3600, must-revalidate')
    response.setHeader('surrogate-key', `site page:${page.pageId}`)
    response.end(rows[0]?.text)
  })
  await once(origin.listen(0, '127.0.0.1'), 'listening')
  return `http://127.0.0.1:${(origin.address() as AddressInfo).port}`
}

async function publish(text: string) {
  const base = { 'content.de': revision }
  const data = { content: { de: { text } } }
  const saved = await cms.call(saveData, { itemType: 'field', linkId: page.fieldId('title'), data, base })
  revision = saved.json.revs['content.de']
  return page.publish()
}

const read = async () => {
  const answer = await fetch(`${cdn.url}/de/seite`)
  return [answer.headers.get('x-cache'), await answer.text()].join(' ')
}

beforeAll(async () => {
  // The origin asks the cms only once somebody asks it.
  cdn = await startCdn(await startOrigin())
  process.env.CDN_PURGE_URL = cdn.url
  process.env.CDN_PURGE_HEADER = cdn.secret
  cms = await startCms()
  page = await makePage(cms)
})
afterAll(async () => {
  cdn.stop()
  origin.close()
  await cms.stop()
})

test('after a publish has answered nobody gets the old page through a CDN either, which keeps it in between', async () => {
  for (const round of [1, 2, 3, 4, 5]) {
    expect((await publish(`Runde ${round}`)).status).toBe(200)
    expect(await read()).toMatch(new RegExp(`^MISS .*Runde ${round}`))
    expect(await read()).toMatch(new RegExp(`^HIT .*Runde ${round}`))
  }
})

test('a CDN that refuses makes the publish say so, and is told again from where it stands', async () => {
  cdn.refuse(true)
  expect(await publish('Nach der Panne')).toMatchObject({ status: 503, json: { code: 'NOT_SHOWN_YET' } })
  expect(await read()).toMatch(/^HIT .*Runde 5/)
  cdn.refuse(false)
  await deliverExpiry(cms.payload)
  expect(await read()).toMatch(/^MISS .*Nach der Panne/)
})
