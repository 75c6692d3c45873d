import { createHmac, randomUUID } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sendContact } from '@blickfang/contract/api/v1/form.ts'
import { deleteMedia, updateMedia, uploadMedia } from '@blickfang/contract/api/v1/media.ts'
import { publishPage, removePage, unpublishPage } from '@blickfang/contract/api/v1/page.ts'
import {
  createWebhook,
  listWebhooks,
  maxWebhooks,
  removeWebhook,
  switchWebhook,
  testWebhook,
  webhookEvents,
} from '@blickfang/contract/api/v1/webhooks/webhooks.ts'
import { sql } from '@payloadcms/db-postgres'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { JobRunner } from '../../queue/job-runner.ts'
import { startJobs } from '../../start-jobs.ts'
import { makePage } from '../../testing/make-page.ts'
import { openedBefore } from '../../testing/opened-before.ts'
import { publishPageWith } from '../../testing/publish-page-with.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'
import { giveUpDelivery } from './deliver-webhook.ts'

interface Received {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

let cms: TestCms
let runner: JobRunner | undefined
let received: Received[] = []
/** Statuses that the receiver answers, by path; 200 for all else. */
const statuses = new Map<string, number>()
let host = ''

const receiver = createServer(async (request, response) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const path = request.url ?? ''
  received.push({ path, headers: request.headers, body: Buffer.concat(parts).toString() })
  const status = statuses.get(path) ?? 200
  response.writeHead(status, status === 302 ? { location: `http://${host}/elsewhere` } : {}).end('x'.repeat(1_000_000))
})

beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  host = `127.0.0.1:${(receiver.address() as AddressInfo).port}`
  process.env.INTERNAL_HOSTS = host
  cms = await startCms()
  await publishPageWith(cms, 'contactForm')
  await cms.db.rows(sql`
    update bf_settings set "values" = '{"contact": {"email": "hallo@example.ch", "companyName": "Optik"}}'::jsonb`)
})
beforeEach(async () => {
  await runner?.stop()
  runner = undefined
  received = []
  statuses.clear()
  for (const table of ['bf_webhooks', 'payload_jobs', 'bf_submissions', 'bf_rate_limits'])
    await cms.db.rows(sql.raw(`delete from ${table}`))
})
afterAll(async () => {
  await runner?.stop()
  await cms.stop()
  receiver.close()
})

const eventually = <Answer>(look: () => Answer | Promise<Answer>) =>
  vi.waitFor(look, { timeout: 30_000, interval: 100 })
const make = async (path: string, events: readonly string[] = webhookEvents) =>
  (await cms.call(createWebhook, { url: `http://${host}${path}`, events } as never, cms.admin)).json as {
    id: string
    secret: string
  }
const list = async () => (await cms.call(listWebhooks, {}, cms.admin)).json.webhooks
const bodies = () => received.map(({ body }) => JSON.parse(body))

test('who receives a delivery can tell that it is ours and of now, and the secret is shown once', async () => {
  const { id, secret } = await make('/hook')
  runner = startJobs(cms.payload)
  expect((await cms.call(testWebhook, { id }, cms.admin)).status).toBe(200)
  await eventually(() => expect(received).toHaveLength(1))
  const { headers, body } = received[0] ?? { headers: {} as IncomingHttpHeaders, body: '' }
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`)
  expect(Math.abs(Date.now() / 1000 - Number(headers['webhook-timestamp']))).toBeLessThan(120)
  expect(JSON.parse(body)).toEqual({ type: 'test', timestamp: expect.stringMatching(/^20.*Z$/), data: {} })
  await eventually(async () =>
    expect((await list())[0].deliveries).toMatchObject([{ state: 'delivered', status: 200 }]),
  )
  expect(JSON.stringify([await list(), await cms.db.rows(sql`select * from bf_webhooks`)])).not.toContain(secret)
})

test('a page that goes live, an entry and a medium are told, with ids and without a word of anybody', async () => {
  await make('/hook')
  await make('/bf-pages', ['page.published'])
  const page = await makePage(cms)
  await page.publish()
  // Nothing new: nothing is told.
  await page.publish()
  const entry = { vorname: 'Anna', nachname: 'Müller', email: 'anna@example.ch', anrede: 'frau', plz: '8400' }
  const rest = {
    ...{ telefon: '+41 52 212 47 30', existingCustomer: 'ja', themes: ['sonstiges'], lang: 'de' },
    ...{ bevorzugterTermin: '2030-01-15', bevorzugteUhrzeit: 'vormittag', fragenAnmerkungen: 'Meine Augen brennen' },
  }
  const body = { ...entry, ...rest, key: randomUUID(), opened: openedBefore(cms.payload) }
  expect((await cms.request({ method: 'POST', path: `/v1${sendContact.path}`, body, as: null })).status).toBe(200)

  const form = new FormData()
  const png = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#123456' } })
    .png()
    .toBuffer()
  form.set('file', new File([new Uint8Array(png)], 'anna.png'))
  const uploaded = await cms.request({ method: 'POST', path: `/v1${uploadMedia.path}`, body: form })
  const mediaId = uploaded.json.media.id
  const changed = await cms.call(updateMedia, { media: { id: mediaId, alt: { de: 'Anna' } } })
  expect([changed.status, changed.json.error]).toEqual([200, undefined])
  expect((await cms.call(deleteMedia, { mediaId })).status).toBe(200)

  runner = startJobs(cms.payload)
  await eventually(() => expect(received).toHaveLength(6))
  const [submission] = await cms.db.rows<{ id: string; form: string }>(sql`select id, form from bf_submissions`)
  expect(bodies().map(({ type, data }) => ({ type, ...data }))).toEqual(
    expect.arrayContaining([
      { type: 'page.published', id: page.pageId, revision: 1, isLive: true },
      { type: 'form.entry', id: submission?.id, form: submission?.form },
      { type: 'media.changed', id: mediaId, change: 'added' },
      { type: 'media.changed', id: mediaId, change: 'changed' },
      { type: 'media.changed', id: mediaId, change: 'removed' },
    ]),
  )
  expect(received.filter(({ path }) => path === '/bf-pages')).toHaveLength(1)
  expect(JSON.stringify(received)).not.toMatch(/Anna|Müller|brennen/)
  const ids = received.filter(({ body }) => body.includes('page.published')).map(({ headers }) => headers['webhook-id'])
  expect([ids.length, new Set(ids).size]).toEqual([2, 1])
})

test('a page is told as it stands at the end: one that leaves the visitors is not live, whatever of it had been kept', async () => {
  for (const hasRevision of [true, false]) {
    for (const leave of ['offline', 'removed'] as const) {
      const page = await makePage(cms)
      await page.publish()
      // What an import, or a revision that is no longer kept, leaves behind.
      if (!hasRevision) await cms.db.rows(sql`delete from bf_revisions where page_id = ${page.pageId}`)
      await make('/hook', ['page.published'])
      if (leave === 'offline') expect((await cms.call(unpublishPage, { id: page.pageId })).status).toBe(200)
      else {
        expect((await cms.call(removePage, { id: page.pageId })).status).toBe(200)
        expect((await page.publish()).status).toBe(200)
      }
      const told = await cms.db.rows<{ isLive: boolean }>(
        sql`select (data ->> 'isLive')::boolean as "isLive" from bf_webhook_deliveries where data ->> 'id' = ${page.pageId}`,
      )
      expect(told, `${hasRevision} ${leave}`).toEqual([{ isLive: false }])
      await cms.db.rows(sql`delete from bf_webhooks`)
    }
  }
})

test('a publish that fails tells nobody, and one that was acknowledged is told though its process ends', async () => {
  await make('/hook', ['page.published'])
  const page = await makePage(cms)
  await cms.db
    .transaction(async (tx) => {
      await tx.rows(sql`insert into bf_revisions (page_id, number, state) values (${page.pageId}, 9, '{}')`)
      throw new Error('no')
    })
    .catch(() => undefined)
  expect(await cms.db.rows(sql`select 1 from bf_webhook_deliveries`)).toEqual([])
  expect((await cms.call(publishPage, { id: page.pageId })).status).toBe(200)
  // No runner was up: the delivery and its job lie in the database, as after a kill.
  expect(
    await cms.db.rows(sql`
      select d.state, j.queue, j.processing from bf_webhook_deliveries d
      join payload_jobs j on j.task_slug = 'deliverWebhook' and j.input ->> 'delivery' = d.id::text`),
  ).toEqual([{ state: 'waiting', queue: 'blickfang', processing: true }])
})

test('an address that fails is tried again under the same id; a redirect is not followed', async () => {
  statuses.set('/hook', 500)
  statuses.set('/moved', 302)
  const [broken, moved] = [await make('/hook'), await make('/moved')]
  runner = startJobs(cms.payload)
  for (const { id } of [broken, moved]) await cms.call(testWebhook, { id }, cms.admin)
  await eventually(async () => {
    const [one, other] = await list()
    expect([one.deliveries[0], other.deliveries[0]]).toMatchObject([
      { state: 'waiting', tries: 1, status: 500, failure: 'status' },
      { state: 'waiting', tries: 1, status: 302, failure: 'status' },
    ])
    expect(one.failingSince).toMatch(/^20/)
  })
  statuses.clear()
  await cms.db.rows(sql`update payload_jobs set due_at = now() where task_slug = 'deliverWebhook' and ended_at is null`)
  await eventually(async () =>
    expect((await list())[0]).toMatchObject({ failingSince: null, deliveries: [{ state: 'delivered', tries: 2 }] }),
  )
  expect(received.filter(({ path }) => path === '/elsewhere')).toEqual([])
  expect(
    new Set(received.filter(({ path }) => path === '/hook').map(({ headers }) => headers['webhook-id'])).size,
  ).toBe(1)
})

test('after days without success a webhook is off, as it is at once where the address is gone; a person turns it on again', async () => {
  const { id } = await make('/hook')
  const waiting = async () => {
    const [row] = await cms.db.rows<{ id: string }>(sql`
      insert into bf_webhook_deliveries (webhook_id, event_id, event, data) values (${id}, gen_random_uuid(), 'test', '{}') returning id`)
    return row?.id ?? ''
  }
  const setFailing = (days: number) =>
    cms.db.rows(sql`update bf_webhooks set failing_since = now() - make_interval(days => ${days}::int)`)
  await setFailing(2)
  await giveUpDelivery(cms.db, await waiting())
  expect((await list())[0]).toMatchObject({ isOn: true, offSince: null })
  await setFailing(4)
  await giveUpDelivery(cms.db, await waiting())
  expect((await list())[0]).toMatchObject({ isOn: false, offSince: expect.stringMatching(/^20/) })
  await (await makePage(cms)).publish()
  expect(await cms.db.rows(sql`select 1 from bf_webhook_deliveries where event <> 'test'`)).toEqual([])
  await cms.call(switchWebhook, { id, isOn: true }, cms.admin)
  expect((await list())[0]).toMatchObject({ isOn: true, offSince: null, failingSince: null })

  statuses.set('/hook', 410)
  runner = startJobs(cms.payload)
  await cms.call(testWebhook, { id }, cms.admin)
  await eventually(async () =>
    expect((await list())[0]).toMatchObject({ isOn: false, deliveries: [{ state: 'failed', status: 410 }, {}, {}] }),
  )
})

test.each([
  'http://example.com/hook',
  'ftp://example.com/',
  'https://user:word@example.com/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://10.0.0.7/',
  'https://169.254.169.254/latest',
  'https://2130706433/',
  'https://localhost/',
  'https://db.internal./',
  'no address',
])('%s is no address of a webhook', async (url) => {
  const answer = await cms.call(createWebhook, { url, events: [...webhookEvents] }, cms.admin)
  expect([answer.status, answer.json.code]).toEqual([400, 'WEBHOOK_ADDRESS'])
})

test('webhooks are the admins’, and so many and no more', async () => {
  const { id } = await make('/hook')
  for (const contract of [listWebhooks, createWebhook, switchWebhook, removeWebhook, testWebhook])
    expect([contract.path, (await cms.call(contract as never, { id } as never, cms.editor)).json.code]).toEqual([
      contract.path,
      'FORBIDDEN',
    ])
  const answers = await Promise.all(
    Array.from({ length: maxWebhooks + 1 }, () =>
      cms.call(createWebhook, { url: 'https://example.com/', events: ['form.entry'] }, cms.admin),
    ),
  )
  expect(answers.filter(({ json }) => json.code === 'TOO_MANY_WEBHOOKS')).toHaveLength(2)
  expect((await cms.call(removeWebhook, { id }, cms.admin)).status).toBe(200)
  expect((await cms.call(removeWebhook, { id }, cms.admin)).json.code).toBe('NOT_FOUND')
})
