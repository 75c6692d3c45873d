import { createServer } from 'node:http'
import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import { listFeeds } from '@blickfang/contract/api/v1/feed.ts'
import { deleteMedia } from '@blickfang/contract/api/v1/media.ts'
import { getSettings, saveSettings } from '@blickfang/contract/api/v1/settings.ts'
import { feedFolder } from '@blickfang/contract/content/media/media.ts'
import { settingsSchema } from '@blickfang/contract/content/settings.ts'
import type { FeedEntry } from '@blickfang/contract/sources/feed-entry.ts'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type OutsideStandIns, startOutsideServices } from '../../../../../local/src/outside/start-outside-services.ts'
import { insertPage } from '../../../testing/insert-page.ts'
import { jobs } from '../../jobs/jobs.generated.ts'
import { picturesOf } from '../../media/pictures.ts'
import { testRunner } from '../../queue/testing/test-runner.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'
import { getPageView } from '../page/get-page-view.ts'
import { keepArticles } from './keep-articles.ts'
import { keepPosts } from './keep-posts.ts'

vi.setConfig({ testTimeout: 180_000 })

let outside: OutsideStandIns
let cms: TestCms
beforeAll(async () => {
  outside = await startOutsideServices()
  Object.assign(process.env, outside.envBeside({}))
  cms = await startCms()
  await insertPage(cms.db, {
    values: { 'slug.de': 'aktuell', 'name.de': 'Aktuell' },
    groups: [{ name: 'instagramFeed' }, { name: 'goFeed' }],
  })
})
afterAll(async () => {
  await cms.stop()
  await outside.stop()
})
afterEach(async () => {
  outside.be('well')
  await set({})
  await posts()
  await articles()
})

async function set(feeds: object): Promise<void> {
  const { settings, rev } = (await cms.call(getSettings, {})).json
  const answer = await cms.call(saveSettings, { settings: settingsSchema.parse({ ...settings, feeds }), base: rev })
  expect(answer.status).toBe(200)
}

const context = () => ({ db: cms.db, payload: cms.payload, signal: new AbortController().signal })
const posts = () => keepPosts(context())
const articles = () => keepArticles(context())
const magazine = 'https://magazin.gesundheitsoptik.example'

async function shown(source: 'posts' | 'articles'): Promise<readonly FeedEntry[]> {
  const asked = { locale: 'de', collection: null, slug: 'aktuell', draft: false } as const
  const page = await getPageView(asked, { db: cms.db, actor: { id: null, role: 'visitor' } })
  return (page?.sources.find(({ name }) => name === source)?.data ?? []) as readonly FeedEntry[]
}
const failureOf = async (key: string) =>
  (await cms.db.rows<{ failure: string | null }>(sql`select failure from bf_feeds where key = ${key}`))[0]?.failure

test('posts come with copies of their pictures, a video with its still, and nothing of it is asked twice', async () => {
  await set({ instagram: 'lindenhof' })
  await posts()
  const entries = await shown('posts')
  expect(entries).toHaveLength(8)
  expect(entries[0]).toMatchObject({ href: expect.stringContaining('https://www.instagram.com/'), isVideo: false })
  for (const { image } of entries) expect(image?.publicUrl).toMatch(/^\/api\/bf-media\/file\//)
  expect(entries[1]).toMatchObject({ isVideo: true, image: { mediaType: 'image' } })
  const kept = await cms.db.rows(sql`select distinct bucket_folder from bf_media`)
  expect(kept).toEqual([{ bucket_folder: feedFolder }])
  expect(outside.asked.some((path) => path.endsWith('.mp4'))).toBe(false)
  const pictures = () => outside.asked.filter((path) => path.startsWith('/pictures/')).length
  const before = pictures()
  await posts()
  expect(pictures()).toBe(before)
  expect((await shown('posts')).map(({ image }) => image?.id)).toEqual(entries.map(({ image }) => image?.id))
})

test.each(['failing', 'lying'] as const)('while the feed is %s, the page goes on with what it had', async (mood) => {
  await set({ instagram: 'lindenhof', articles: `${magazine}/myopie` })
  await posts()
  await articles()
  outside.be(mood)
  await posts()
  await articles()
  expect(await failureOf('posts')).toBe(mood === 'failing' ? 'status 503' : 'malformed')
  expect(await failureOf('articles')).not.toBeNull()
  expect(await shown('posts')).toHaveLength(8)
  expect(await shown('articles')).toHaveLength(1)
})

test('a picture that a feed shows is in use, and goes with its post, unless a page shows it too', async () => {
  await set({ instagram: 'lindenhof' })
  await posts()
  const [first, second] = await shown('posts')
  const mediaId = first?.image?.id ?? ''
  const refused = await cms.call(deleteMedia, { mediaId })
  expect(refused.status).toBe(409)
  expect(refused.json.uses).toEqual([{ kind: 'feed', name: 'posts' }])
  await insertPage(cms.db, {
    values: { 'slug.de': 'bild' },
    groups: [{ name: 'hero', fields: { image: { mediaId } } }],
  })
  await cms.db.rows(sql`update bf_feeds set data = '{"entries": []}' where key = 'posts'`)
  await cms.db.rows(sql`
    update bf_feeds set data = jsonb_build_object('entries', jsonb_build_array(
      jsonb_build_object('id', 'gone', 'mediaId', ${mediaId}::text), jsonb_build_object('id', 'gone too', 'mediaId', ${second?.image?.id}::text)))
    where key = 'posts'`)
  await posts()
  const left = await cms.db.rows<{ id: string }>(
    sql`select id from bf_media where id in (${mediaId}, ${second?.image?.id})`,
  )
  expect(left).toEqual([{ id: mediaId }])
})

test.each([
  ['in a month', 30, false],
  ['in ten days', 10, true],
  ['yesterday', -1, true],
])('access that ends %s: is the editor warned?', async (_, days, isWarned) => {
  const instagramUntil = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  await set({ instagram: 'lindenhof', instagramUntil })
  expect((await cms.call(listFeeds, {})).json.instagramEnds).toBe(isWarned ? instagramUntil : null)
})

test('articles come in the order of their addresses; one that there is not is left out', async () => {
  await set({ articles: `${magazine}/nachtfahrt  ${magazine}/gone\n${magazine}/myopie/ not-an-address` })
  await articles()
  const entries = await shown('articles')
  expect(entries.map(({ title }) => title)).toEqual(['Sicher durch die Nacht', 'Wenn Kinder kurzsichtig werden'])
  expect(entries[0]).toMatchObject({ href: `${magazine}/nachtfahrt`, image: { mediaType: 'image' } })
})

test('without an address there is no feed any more, and none of its pictures is kept', async () => {
  const kept = await cms.db.rows(sql`select id from bf_media where original_filename like 'posts%'`)
  await set({ instagram: 'lindenhof' })
  await posts()
  await set({ instagram: '' })
  await posts()
  expect(await shown('posts')).toEqual([])
  expect(await cms.db.rows(sql`select id from bf_media where original_filename like 'posts%'`)).toEqual(kept)
  expect(await failureOf('posts')).toBeUndefined()
})

test.each(['http://127.0.0.1:4499/feed.json', 'http://[::ffff:127.0.0.1]/', 'file:///etc/passwd', 'nowhere'])(
  'a feed at %s is not read, and the editor is told why',
  async (instagram) => {
    await set({ instagram })
    await posts()
    expect(await failureOf('posts')).toBe(instagram === 'nowhere' ? 'status 404' : 'address')
  },
)

test('pictures of a feed that lie in the network, or are none, are not copied', async () => {
  const within = vi.fn()
  const secret = createServer(within).listen(4498, '127.0.0.1')
  const post = { id: '1', permalink: 'https://www.instagram.com/p/1/', mediaType: 'IMAGE' }
  const load = vi.spyOn(cms.payload.config.custom.blickfang.outside, 'load')
  load.mockImplementationOnce(async () => ({
    bytes: Buffer.from(JSON.stringify([{ ...post, mediaUrl: 'http://127.0.0.1:4498/a.jpg' }])),
    ...{ type: 'application/json', address: 'https://feeds.example.com/' },
  }))
  await set({ instagram: 'https://feeds.example.com/' })
  await posts()
  expect(within).not.toHaveBeenCalled()
  expect(await failureOf('posts')).toBe('address')
  load.mockRestore()
  secret.close()
})

test.each([
  ['PICTURE_SLOW', 'slow', 1],
  ['PICTURE_INTERRUPTED', 'slow', 1],
  ['FILE_DAMAGED', 'type', 0],
] as const)(
  'of a feed whose pictures end with %s those are shown that are there, and the others come with the next reading',
  async (code, failure, again) => {
    await set({ instagram: 'lindenhof' })
    await cms.db.rows(sql`delete from payload_jobs`)
    const check = vi.spyOn(picturesOf(cms.payload), 'check').mockRejectedValue(new AppError(code))
    const run = () => jobs.loadPosts.run({ input: {}, ...context() })
    const waiting = () =>
      cms.db.rows(
        sql`select 1 from payload_jobs where task_slug = 'loadPosts' and due_at > now() and due_at < now() + interval '2 minutes'`,
      )
    await run()
    expect(await shown('posts')).toHaveLength(0)
    expect(await failureOf('posts')).toBe(failure)
    expect(await waiting()).toHaveLength(again)
    check.mockRestore()
    const real = picturesOf(cms.payload).check.bind(picturesOf(cms.payload))
    let asked = 0
    const second = vi.spyOn(picturesOf(cms.payload), 'check').mockImplementation(async (...given) => {
      if (++asked === 2) throw new AppError(code)
      return real(...given)
    })
    await run()
    expect(await shown('posts')).toHaveLength(7)
    second.mockRestore()
    await run()
    expect(await shown('posts')).toHaveLength(8)
  },
)

test('a reading whose time is over keeps what it has', async () => {
  await set({ instagram: 'lindenhof' })
  const over = new AbortController()
  const real = picturesOf(cms.payload).check.bind(picturesOf(cms.payload))
  let asked = 0
  const check = vi.spyOn(picturesOf(cms.payload), 'check').mockImplementation(async (...given) => {
    if (++asked === 3) over.abort(new Error('the time is over'))
    return real(...given)
  })
  await expect(keepPosts({ ...context(), signal: over.signal })).rejects.toThrow('the time is over')
  check.mockRestore()
  expect(await shown('posts')).toHaveLength(2)
})

test('two runners read each feed once', async () => {
  await set({ instagram: 'lindenhof', articles: `${magazine}/myopie` })
  await cms.db.rows(sql`delete from payload_jobs`)
  const own = { loadPosts: jobs.loadPosts, loadArticles: jobs.loadArticles }
  const before = outside.asked.length
  const runners = [testRunner(cms.payload, own), testRunner(cms.payload, own)]
  for (const runner of runners) runner.start()
  await vi.waitFor(
    async () =>
      expect(await cms.db.rows(sql`select 1 from payload_jobs where completed_at is not null`)).toHaveLength(2),
    { timeout: 90_000 },
  )
  await Promise.all(runners.map((runner) => runner.stop()))
  const asked = outside.asked.slice(before)
  expect(asked.filter((path) => path.startsWith('/behold/'))).toHaveLength(1)
  expect(asked.filter((path) => path.startsWith('/articles/post-teaser'))).toHaveLength(1)
  expect(new Set(asked).size).toBe(asked.length)
  expect(await shown('posts')).toHaveLength(8)
})
