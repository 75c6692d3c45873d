import { importArticle, listFeeds } from '@blickfang/contract/api/v1/feed.ts'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type OutsideStandIns, startOutsideServices } from '../../../../../local/src/outside/start-outside-services.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'
import { outsideServices } from './outside-services.ts'

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

const url = 'https://magazin.gesundheitsoptik.example/myopie'
const media = async () => (await cms.db.rows(sql`select id from bf_media`)).length

test('an article comes with its words, its day and a copy of its picture; its address itself is never opened', async () => {
  const { status, json } = await cms.call(importArticle, { url })
  expect([status, json.error]).toEqual([200, undefined])
  expect(json.article).toMatchObject({
    ...{ title: 'Wenn Kinder kurzsichtig werden', url, date: '2026-11-10', isPictureLost: false },
    text: expect.stringMatching(/^Zwei Stunden Tageslicht/),
    media: { originalFilename: 'Wenn Kinder kurzsichtig werden.svg', bucketFolder: 'images', tags: ['articles'] },
  })
  expect(outside.asked.slice(0, 2)).toEqual([
    `/articles/post-id?${new URLSearchParams({ permalink: url })}`,
    '/articles/post-teaser?post_ids=4100',
  ])
  expect((await cms.call(listFeeds, {})).json.takesArticles).toBe(true)
})

test('what is no article, a magazine that is away or lies, and none at all are told apart; nothing is kept', async () => {
  const before = await media()
  const said = async (asked = url) => {
    const { status, json } = await cms.request({
      ...{ method: 'POST', path: `/v1${importArticle.path}`, body: { url: asked } },
      headers: { 'accept-language': 'en' },
    })
    return [status, json.code, json.error]
  }
  expect(await said('https://magazin.gesundheitsoptik.example/gibt-es-nicht')).toEqual([
    ...[404, 'ARTICLE_NOT_FOUND', 'Could not find article with this URL'],
  ])
  for (const mood of ['failing', 'silent'] as const) {
    outside.be(mood)
    expect((await said()).slice(0, 2)).toEqual([502, 'ARTICLES_DOWN'])
  }
  outside.be('lying')
  expect((await said())[1]).toMatch(/^ARTICLE/)
  outside.be('well')
  for (const wrong of ['', 'myopie', 'javascript:alert(1)', 'ftp://a.ch']) expect((await said(wrong))[0]).toBe(400)
  const services = outsideServices(cms.payload)
  cms.payload.config.custom.blickfang.services = { ...services, articles: { url: '' } }
  expect((await said()).slice(0, 2)).toEqual([409, 'ARTICLES_OFF'])
  expect((await cms.call(listFeeds, {})).json.takesArticles).toBe(false)
  cms.payload.config.custom.blickfang.services = services
  expect(await media()).toBe(before)
  expect((await cms.call(importArticle, { url }, null)).status).toBe(401)
})
