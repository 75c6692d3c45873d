import { createHmac } from 'node:crypto'
import { deleteMedia, listMedia } from '@blickfang/contract/api/v1/media.ts'
import {
  createEntry,
  directUpload,
  getDirectUpload,
  getVideo,
  setCaptions,
  setPoster,
} from '@blickfang/contract/api/v1/video/video.ts'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type OutsideStandIns, startOutsideServices } from '../../../../../local/src/outside/start-outside-services.ts'
import { insertPage } from '../../../testing/insert-page.ts'
import { followFilm as job } from '../../jobs/follow-film.ts'
import { picturesOf } from '../../media/pictures.ts'
import { JobRunner } from '../../queue/job-runner.ts'
import { testPace } from '../../queue/testing/test-pace.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'
import { outsideServices } from '../feed/outside-services.ts'
import { getPageView } from '../page/get-page-view.ts'
import { followFilm } from './follow-film.ts'
import { removeFilm } from './remove-film.ts'

vi.setConfig({ testTimeout: 120_000 })

const secret = 'geheim-fuer-den-test'
let outside: OutsideStandIns
let cms: TestCms
beforeAll(async () => {
  outside = await startOutsideServices()
  Object.assign(process.env, outside.envBeside({}), { MUX_WEBHOOK_SECRET: secret })
  cms = await startCms()
})
afterAll(async () => {
  await cms.stop()
  await outside.stop()
})
afterEach(() => outside.be('well'))

const follow = (id: string, tries?: number) =>
  followFilm({ payload: cms.payload, db: cms.db, signal: new AbortController().signal }, { id, tries })
const send = (url: string, bytes: string, range = `bytes 0-${bytes.length - 1}/${bytes.length}`) =>
  fetch(url, { method: 'PUT', body: bytes, headers: { 'content-range': range } })

/** A film that has arrived, with these bytes. */
async function upload(bytes = 'ein kleiner Film'): Promise<string> {
  const { json } = await cms.call(directUpload, {})
  expect((await send(json.url, bytes)).status).toBe(200)
  return json.id
}

async function entry(bytes?: string, name = 'Werkstatt.mov') {
  const uploadId = await upload(bytes)
  return (await cms.call(createEntry, { uploadId, name })).json.media
}

async function hasFile(objectId: string): Promise<boolean> {
  const found = await picturesOf(cms.payload).findOriginal(objectId)
  found?.stream.destroy()
  return found !== null
}

async function readyFilm() {
  const { id } = await entry()
  await follow(id)
  await follow(id)
  return (await cms.call(getVideo, { id })).json.media
}

test('a film arrives in parts, becomes a medium once, and is ready when Mux has it', async () => {
  expect((await cms.call(getDirectUpload, {})).json.isOffered).toBe(true)
  const { json: begun } = await cms.call(directUpload, {})
  expect((await send(begun.url, 'erst', 'bytes 0-3/9')).status).toBe(308)
  expect((await send(begun.url, ' dann', 'bytes 4-8/9')).status).toBe(200)

  const entries = await Promise.all(
    [0, 1, 2].map(() => cms.call(createEntry, { uploadId: begun.id, name: 'Werkstatt.mov' })),
  )
  expect(new Set(entries.map(({ json }) => json.media.id)).size).toBe(1)
  const { media } = entries[0]?.json ?? {}
  expect(media).toMatchObject({
    ...{ mediaType: 'video', videoId: null, originalFilename: 'Werkstatt.svg' },
    videoSettings: { source: 'mux', status: 'unavailable', upload: 'preparing', uploadId: begun.id },
  })
  await follow(media.id)
  expect((await cms.call(getVideo, { id: media.id })).json.media.videoSettings.upload).toBe('preparing')

  cms.told.length = 0
  await follow(media.id)
  const ready = (await cms.call(getVideo, { id: media.id })).json.media
  expect(ready).toMatchObject({
    ...{ videoId: `film${begun.id}`, originalFilename: 'Werkstatt.jpg', width: 1280, height: 720 },
    videoSettings: { status: 'ready', aspectRatio: '16:9', seconds: 6, assetId: `asset${begun.id}` },
  })
  expect(ready.videoSettings.upload).toBeUndefined()
  expect(ready.objectId).not.toBe(media.objectId)
  expect([await hasFile(ready.objectId), await hasFile(media.objectId)]).toEqual([true, false])
  expect(cms.told).toContain(`media:${media.id}`)
})

test('a film that is placed before it is ready is nothing to visitors, and plays once it is', async () => {
  const { id } = await entry()
  await insertPage(cms.db, {
    values: { 'slug.de': 'werkstatt', 'name.de': 'Werkstatt' },
    groups: [{ name: 'videoPlayer', values: { 'options.video': id } }],
  })
  const shown = async () => {
    const asked = { locale: 'de', collection: null, slug: 'werkstatt', draft: false } as const
    return (await getPageView(asked, { db: cms.db, actor: { id: null, role: 'visitor' } }))?.groups[0]?.options.video
  }
  expect(await shown()).toMatchObject({ videoId: null, videoSettings: { status: 'unavailable' } })
  await follow(id)
  await follow(id)
  expect(await shown()).toMatchObject({ videoSettings: { status: 'ready' } })
})

test('what Mux cannot read is said, and a service that is down or lies changes nothing', async () => {
  const broken = await entry('broken film')
  await follow(broken.id)
  expect((await cms.call(getVideo, { id: broken.id })).json.media.videoSettings.upload).toBe('failed')

  const stalled = await entry('stalled film')
  for (const mood of ['failing', 'lying'] as const) {
    outside.be(mood)
    await follow(stalled.id)
    expect((await cms.call(getVideo, { id: stalled.id })).json.media.videoSettings.upload).toBe('preparing')
  }
  outside.be('well')
  await follow(stalled.id, 150)
  expect((await cms.call(getVideo, { id: stalled.id })).json.media.videoSettings.upload).toBe('failed')
})

test('a film whose last step fails is ready with the next try, and one that fails for a day is said to have failed', async () => {
  await cms.db.rows(sql`delete from payload_jobs`)
  const [film, lost] = [await entry(), await entry()]
  for (const { id } of [film, lost]) await follow(id)
  const uploadOf = async ({ id }: { id: string }) => (await cms.call(getVideo, { id })).json.media.videoSettings.upload
  const fail = vi.spyOn(cms.payload, 'update').mockRejectedValue(new Error('No room left'))
  const runner = new JobRunner({ payload: cms.payload, jobs: { followFilm: job }, pace: testPace })
  runner.start()
  const tried = () => cms.db.rows(sql`select input ->> 'id' as id from payload_jobs where failures > 0`)
  await vi.waitFor(async () => expect((await tried()).length).toBeGreaterThanOrEqual(2), 30_000)
  expect([await uploadOf(film), await uploadOf(lost)]).toEqual(['preparing', 'preparing'])
  const isLost = sql`input ->> 'id' = ${lost.id} and ended_at is null`
  await cms.db.rows(
    sql`update payload_jobs set due_at = now(), created_at = now() - interval '25 hours' where ${isLost}`,
  )
  await vi.waitFor(async () => expect(await uploadOf(lost)).toBe('failed'), 30_000)
  fail.mockRestore()
  await cms.db.rows(sql`update payload_jobs set due_at = now() where ended_at is null`)
  await vi.waitFor(async () => expect(await uploadOf(film)).toBeUndefined(), 30_000)
  await runner.stop()
})

test('whoever asks for a film makes us look once at a time, and again once that look is over', async () => {
  const { id } = await entry()
  const asked = () =>
    cms.db.rows<{ ended: boolean }>(sql`
      select ended_at is not null as ended from payload_jobs
      where task_slug = 'followFilm' and input ->> 'id' = ${id} and not input ? 'tries' order by created_at`)
  await Promise.all([cms.call(getVideo, { id }), cms.call(getVideo, { id })])
  expect(await asked()).toEqual([{ ended: false }])
  await cms.db.rows(sql`update payload_jobs set ended_at = now() where input ->> 'id' = ${id}`)
  await Promise.all([cms.call(getVideo, { id }), cms.call(getVideo, { id })])
  expect(await asked()).toEqual([{ ended: true }, { ended: false }])
})

test('each step that fails has a sentence of its own, and the specification’s words for programs', async () => {
  const english = (contract: typeof directUpload | typeof createEntry, body: object) =>
    cms.request({ method: 'POST', path: `/v1${contract.path}`, body, headers: { 'accept-language': 'en' } })
  outside.be('failing')
  expect((await english(directUpload, {})).json).toMatchObject({
    ...{ code: 'VIDEO_UPLOAD_REFUSED', error: 'Failed to fetch the upload URL', status: 502 },
  })
  expect((await english(createEntry, { uploadId: 'abcdefgh' })).json.error).toBe('Failed to create media entry')
  outside.be('lying')
  expect((await english(directUpload, {})).json).toMatchObject({
    ...{ code: 'VIDEO_UPLOAD_EMPTY', error: 'Upload URL or ID missing' },
  })
  outside.be('well')
  expect((await cms.call(createEntry, { uploadId: 'gibt-es-nicht' })).json.code).toBe('VIDEO_ENTRY_FAILED')
  expect((await cms.call(directUpload, {}, null)).status).toBe(401)
})

test('without keys no uploading is offered, and who asks all the same is told', async () => {
  const { films } = outsideServices(cms.payload)
  const services = cms.payload.config.custom.blickfang
  services.services = { ...outsideServices(cms.payload), films: { ...films, tokenId: '', tokenSecret: '' } }
  try {
    expect((await cms.call(getDirectUpload, {})).json.isOffered).toBe(false)
    expect((await cms.call(directUpload, {})).json.code).toBe('VIDEO_UPLOAD_OFF')
    expect((await cms.call(createEntry, { uploadId: 'abcdefgh' })).json.code).toBe('VIDEO_UPLOAD_OFF')
  } finally {
    services.services = { ...outsideServices(cms.payload), films }
  }
})

test('a moment of the film becomes its poster, and one after its end does not', async () => {
  const film = await readyFilm()
  const { json } = await cms.call(setPoster, { id: film.id, second: 3.5 })
  expect(json.media.videoSettings.posterAt).toBe(3.5)
  expect(json.media.objectId).not.toBe(film.objectId)
  expect(outside.asked.at(-1)).toBe(`/videos/mux/image/${film.videoId}/thumbnail.jpg?time=3.5`)
  expect((await cms.call(setPoster, { id: film.id, second: 7 })).json.code).toBe('INVALID')
})

test('captions are kept by language, found by everybody who plays the film, and refused by their line', async () => {
  const film = await readyFilm()
  const text = 'WEBVTT\r\n\r\n00:01.000 --> 00:04.000\r\nGuten Tag\r\n'
  const put = (captions: string | null) => cms.call(setCaptions, { id: film.id, locale: 'de', text: captions })
  const { media } = (await put(text)).json
  const [{ src }] = media.videoSettings.captions
  const found = await cms.request({ method: 'GET', path: src.replace('/api', ''), as: null })
  expect([found.status, found.headers.get('content-type'), found.json]).toEqual([
    200,
    'text/vtt; charset=utf-8',
    text.replaceAll('\r\n', '\n'),
  ])
  const late = await put('WEBVTT\n\n00:05.000 --> 00:04.000\nRückwärts\n')
  expect([late.status, late.json.code, late.json.what, late.json.line]).toEqual([422, 'CAPTIONS_WRONG', 'order', 3])
  expect((await cms.call(getVideo, { id: film.id })).json.media.videoSettings.captions).toHaveLength(1)
  expect((await put(null)).json.media.videoSettings.captions).toEqual([])
  expect((await cms.request({ method: 'GET', path: src.replace('/api', ''), as: null })).status).toBe(404)
})

test('Mux’s word counts when it is signed, fresh and new, and only makes us look', async () => {
  const { id, videoSettings } = await entry()
  const body = JSON.stringify({ type: 'video.asset.ready', data: { id: 'asset', upload_id: videoSettings.uploadId } })
  const signed = (seconds: number, key = secret) =>
    `t=${seconds},v1=${createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex')}`
  const tell = (signature: string, text = body) =>
    cms.request({
      ...{ method: 'POST', path: '/webhooks/mux', body: text, as: null },
      headers: { 'mux-signature': signature, origin: 'https://mux.com', 'sec-fetch-site': 'cross-site' },
    })
  const queued = async () =>
    (
      await cms.db.rows(
        sql`select id from payload_jobs where task_slug = 'followFilm' and input ->> 'id' = ${id} and not input ? 'tries'`,
      )
    ).length
  const now = Math.floor(Date.now() / 1000)
  expect((await tell(signed(now, 'falsch'))).status).toBe(403)
  expect((await tell('')).status).toBe(403)
  expect((await tell(signed(now - 301))).status).toBe(403)
  expect((await tell(signed(now), body.replace('ready', 'errored'))).status).toBe(403)
  expect(await queued()).toBe(0)
  expect((await tell(signed(now))).status).toBe(200)
  expect(await queued()).toBe(1)
  expect((await tell(signed(now))).status).toBe(403)
  expect(await queued()).toBe(1)
  expect((await tell(signed(now + 1))).status).toBe(200)
})

test('a film that is deleted here goes at Mux, also one of which Mux knows nothing any more', async () => {
  const film = await readyFilm()
  expect((await cms.call(deleteMedia, { mediaId: film.id })).status).toBe(200)
  const [job] = await cms.db.rows<{ input: { uploadId: string } }>(
    sql`select input from payload_jobs where task_slug = 'removeFilm' order by created_at desc limit 1`,
  )
  expect(job?.input.uploadId).toBe(film.videoSettings.uploadId)
  const context = { payload: cms.payload, signal: new AbortController().signal }
  await removeFilm(context, film.videoSettings.uploadId)
  await removeFilm(context, film.videoSettings.uploadId)
  expect((await cms.call(createEntry, { uploadId: film.videoSettings.uploadId })).json.code).toBe('VIDEO_ENTRY_FAILED')
})

test('videos are listed twenty at a time', async () => {
  await cms.db.rows(sql`
    insert into bf_media (media_type, bucket_folder, filename)
    select 'video', 'videos', 'film-' || n || '.jpg' from generate_series(1, 30) n`)
  expect((await cms.call(listMedia, { type: 'video' })).json.media).toHaveLength(20)
})
