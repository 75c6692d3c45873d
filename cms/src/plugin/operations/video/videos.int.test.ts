import { addMuxVideo, addYoutubeVideo, deleteMedia, listMedia } from '@blickfang/contract/api/v1/media.ts'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type OutsideStandIns, startOutsideServices } from '../../../../../local/src/outside/start-outside-services.ts'
import { insertPage } from '../../../testing/insert-page.ts'
import { picturesOf } from '../../media/pictures.ts'
import { OutsideClient } from '../../outside/outside-client.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'
import { getPageView } from '../page/get-page-view.ts'
import { updateVideos } from './update-videos.ts'

vi.setConfig({ testTimeout: 120_000 })

let outside: OutsideStandIns
let cms: TestCms
beforeAll(async () => {
  outside = await startOutsideServices()
  Object.assign(process.env, outside.envBeside({}))
  cms = await startCms()
})
afterAll(async () => {
  await cms.stop()
  await outside.stop()
})
afterEach(() => outside.be('well'))

const muxId = 'DS00Spx1CV902MCtPj5WknGlR102V5HFkDe'
const check = () => updateVideos({ payload: cms.payload, db: cms.db, signal: new AbortController().signal })
const statusOf = async (id: string) =>
  (
    await cms.db.rows<{ status: string }>(
      sql`select video_settings ->> 'status' as status from bf_media where id = ${id}`,
    )
  )[0]?.status

test('a video of YouTube becomes a medium: its still is our poster, its title what it shows', async () => {
  const { status, json } = await cms.call(addYoutubeVideo, { videoId: 'dQw4w9WgXcQ' })
  expect([status, json.error]).toEqual([200, undefined])
  expect(json.media).toMatchObject({
    ...{ mediaType: 'video', videoId: 'dQw4w9WgXcQ', bucketFolder: 'videos', width: 1280, height: 720 },
    videoSettings: { source: 'youtube', aspectRatio: '16:9', status: 'ready' },
    ...{ alt: 'So setzen Sie eine Linse ein', publicUrl: expect.stringMatching(/^\/api\/bf-media\/file\/.+\.jpg$/) },
  })
  expect(await picturesOf(cms.payload).findOriginal(json.media.objectId)).not.toBeNull()
  expect(outside.asked.filter((path) => path.includes('youtube'))).toEqual([
    `/videos/youtube/oembed?format=json&url=${encodeURIComponent('https://www.youtube.com/watch?v=dQw4w9WgXcQ')}`,
    '/videos/youtube/vi/dQw4w9WgXcQ/maxresdefault.jpg',
    '/videos/youtube/vi/dQw4w9WgXcQ/hqdefault.jpg',
  ])
})

test('the same video twice is one medium, and what a caller says of its still is never fetched', async () => {
  const first = await cms.call(addYoutubeVideo, { videoId: 'zwei-mal-_1' })
  const foreign = { youtubeUrl: 'http://169.254.169.254/a', thumbnailUrl: 'http://169.254.169.254/b' }
  const load = vi.spyOn(OutsideClient.prototype, 'load')
  const second = await cms.call(addYoutubeVideo, { videoId: 'zwei-mal-_1', ...foreign })
  expect(second.json.media.id).toBe(first.json.media.id)
  expect(load.mock.calls.map(([address]) => address).join()).not.toContain('169.254')
  load.mockRestore()
})

test('a video that Mux streams has the form of its still, unless the caller says otherwise', async () => {
  const { json } = await cms.call(addMuxVideo, { videoId: muxId })
  expect(json.media.videoSettings).toEqual({ source: 'mux', aspectRatio: '16:9', status: 'ready' })
  const upright = await cms.call(addMuxVideo, { videoId: `${muxId}0`, aspectRatio: '9:16' })
  expect(upright.json.media.videoSettings.aspectRatio).toBe('9:16')
})

test('the library lists pictures and videos apart, and a video that nobody shows can be deleted', async () => {
  const { json } = await cms.call(addMuxVideo, { videoId: `${muxId}1` })
  const listed = async (type: 'image' | 'video') =>
    (await cms.call(listMedia, { type })).json.media.map(({ id }: { id: string }) => id)
  expect(await listed('video')).toContain(json.media.id)
  expect(await listed('image')).not.toContain(json.media.id)
  expect((await cms.call(deleteMedia, { mediaId: json.media.id })).status).toBe(200)
})

test('what a service does not have, or cannot say, is refused with a sentence, and nothing is kept', async () => {
  const kept = async () => (await cms.db.rows(sql`select id from bf_media`)).length
  const before = await kept()
  const answers = []
  answers.push(await cms.call(addYoutubeVideo, { videoId: 'missing-one' }))
  answers.push(await cms.call(addMuxVideo, { videoId: 'missingaaaaaaaaaaaaaaaa' }))
  outside.be('failing')
  answers.push(await cms.call(addYoutubeVideo, { videoId: 'faellt-aus1' }))
  outside.be('lying')
  answers.push(await cms.call(addYoutubeVideo, { videoId: 'luegt-luegt' }))
  answers.push(await cms.call(addMuxVideo, { videoId: `${muxId}2` }))
  expect(answers.map(({ status, json }) => [status, json.code])).toEqual([
    [404, 'VIDEO_NOT_FOUND'],
    [404, 'VIDEO_NOT_FOUND'],
    [502, 'VIDEO_SERVICE_DOWN'],
    [502, 'VIDEO_SERVICE_DOWN'],
    [502, 'VIDEO_SERVICE_DOWN'],
  ])
  expect(await kept()).toBe(before)
})

test('a service that keeps silent is given up', async () => {
  outside.be('silent')
  expect((await cms.call(addYoutubeVideo, { videoId: 'schweigt-ja' })).json.code).toBe('VIDEO_SERVICE_DOWN')
})

test.each(['', 'kurz', 'elf-zeichen!', '../../../etc', 'dQw4w9WgXcQ?a=1'])(
  '«%s» is no id of YouTube',
  async (videoId) => {
    expect((await cms.call(addYoutubeVideo, { videoId })).status).toBe(400)
  },
)

test('nobody adds a video without a session', async () => {
  expect((await cms.call(addYoutubeVideo, { videoId: 'dQw4w9WgXcQ' }, null)).status).toBe(401)
})

test('a visitor’s page names the video that it plays; once its service has it no longer, the page is told, and again when it is back', async () => {
  const { media } = (await cms.call(addMuxVideo, { videoId: `${muxId}3` })).json
  await insertPage(cms.db, {
    values: { 'slug.de': 'film', 'name.de': 'Film' },
    groups: [{ name: 'videoPlayer', values: { 'options.video': media.id } }],
  })
  const shown = async () => {
    const asked = { locale: 'de', collection: null, slug: 'film', draft: false } as const
    const page = await getPageView(asked, { db: cms.db, actor: { id: null, role: 'visitor' } })
    return page?.groups[0]?.options.video
  }
  expect(await shown()).toMatchObject({ videoId: `${muxId}3`, videoSettings: { status: 'ready' } })

  await cms.db.rows(sql`update bf_media set video_id = ${'missingbbbbbbbbbbbbbbbb'} where id = ${media.id}`)
  cms.told.length = 0
  await check()
  expect(await shown()).toMatchObject({ videoSettings: { status: 'unavailable' } })
  expect(cms.told).toContain(`media:${media.id}`)

  await cms.db.rows(sql`update bf_media set video_id = ${`${muxId}3`} where id = ${media.id}`)
  outside.be('failing')
  await check()
  expect(await statusOf(media.id)).toBe('unavailable')
  outside.be('well')
  await check()
  expect(await statusOf(media.id)).toBe('ready')
})
