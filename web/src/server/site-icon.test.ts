import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestSite } from './testing/start-test-site.ts'

let site: Awaited<ReturnType<typeof startTestSite>>
beforeAll(async () => {
  site = await startTestSite({ titles: {}, delay: 0 }, { render: (_request, response) => void response.end() })
})
afterAll(async () => {
  await site.stop()
  await site.cms.stop()
})

const get = (path: string) => fetch(site.base + path)

test.each([
  ['/favicon.ico', 'icon.ico'],
  ['/apple-touch-icon.png', 'icon-180.png'],
  ['/apple-touch-icon-precomposed.png', 'icon-180.png'],
])('who asks for %s unasked gets the site’s icon, for an hour', async (path, form) => {
  await expect.poll(async () => (await get(path)).status).toBe(200)
  const answer = await get(path)
  expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
  expect(await answer.text()).toBe(`GET /api/bf-media/picture/drawn-o-499ddd.svg/${form}`)
})
