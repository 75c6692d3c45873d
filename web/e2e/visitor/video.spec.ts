import type { Page } from '@playwright/test'
import { expect, findViolations, test } from '../fixtures.ts'

const path = '/de/service/kontaktlinsen'
const name = 'Video abspielen: Eine Kontaktlinse einsetzen'

/** Requests to other hosts than the site's own. */
function foreignRequests(page: Page, baseURL: string | undefined): readonly string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`) && /^https?:/.test(request.url())) asked.push(request.url())
  })
  return asked
}

const isPlaying = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime > 0.2 && video.videoWidth === 640)

test('the poster is our own, and one press loads and plays a film of the shop’s own; nothing of it is asked for before', async ({
  page,
  baseURL,
}) => {
  const asked = foreignRequests(page, baseURL)
  const answer = await page.goto(path)
  expect(answer?.headers()['content-security-policy']).toMatch(/media-src 'self' blob: http:\/\/127\.0\.0\.1:\d+;/)
  const link = page.getByRole('link', { name })
  await link.scrollIntoViewIfNeeded()
  await expect(page.getByAltText('Eine Kontaktlinse einsetzen')).toBeVisible()
  expect(await findViolations(page, '[data-stage]')).toEqual([])
  expect(asked).toEqual([])
  await link.click()
  await expect(page.locator('video')).toBeFocused()
  await expect.poll(() => isPlaying(page)).toBe(true)
  expect(asked.some((url) => url.endsWith('.m4s'))).toBe(true)
  expect(await page.evaluate(() => localStorage.getItem('consent'))).toBeNull()
})

test('in a browser that plays no streams by itself a script does, with captions in the player’s menu @phone', async ({
  page,
}) => {
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.canPlayType = () => ''
  })
  await page.goto(path)
  await page.getByRole('link', { name }).click()
  await expect.poll(() => isPlaying(page)).toBe(true)
  expect(await page.locator('video').evaluate((video: HTMLVideoElement) => video.currentSrc)).toMatch(/^blob:/)
  const captions = () =>
    page.locator('video').evaluate((video: HTMLVideoElement) => [...video.textTracks].map(({ language }) => language))
  await expect.poll(captions).toEqual(['de', 'fr'])
  const words = () =>
    page.locator('video').evaluate((video: HTMLVideoElement) => {
      const [track] = video.textTracks
      if (track) track.mode = 'showing'
      return [...(track?.cues ?? [])].map((cue) => (cue as VTTCue).text)
    })
  await expect.poll(words).toContain('Blinzeln. Sie sitzt.')
})

test('a film of YouTube asks first; who says «always» is not asked again, and takes it back in the footer', async ({
  page,
  newPage,
  call,
}) => {
  const { id, live } = await newPage({ groups: ['videoPlayer'] })
  const { media } = await call('addYoutubeVideo', { videoId: 'dQw4w9WgXcQ' })
  const group = (await call('getDocument', { id, lang: 'de' })).document.groups[0]
  const data = { options: { video: media.id } }
  await call('saveData', { itemType: 'group', linkId: group?.id ?? '', data, base: group?.revs ?? {} })
  await call('publishPage', { id })
  const frame = page.frameLocator('main iframe').getByText('YouTube dQw4w9WgXcQ spielt hier.')
  await page.goto(live)
  const link = page.getByRole('link', { name: /^Video abspielen/ })
  await link.click()
  const load = page.getByRole('button', { name: 'Video laden' })
  await expect(load).toBeFocused()
  expect(await findViolations(page, '[data-stage]')).toEqual([])
  await page.locator('[data-stage]').getByLabel('Künftig gleich laden').check()
  await load.click()
  await expect(frame).toBeVisible()
  await page.reload()
  await link.click()
  await expect(frame).toBeVisible()

  await page.getByRole('button', { name: 'Datenschutz-Einstellungen' }).click()
  const choices = page.getByRole('dialog', { name: 'Was wir laden dürfen' })
  await choices.getByRole('checkbox', { name: 'Videos' }).uncheck()
  await choices.getByRole('button', { name: 'Auswahl speichern' }).click()
  await expect.poll(() => page.evaluate(() => history.state?.layer)).toBeUndefined()
  await page.reload()
  await link.click()
  await expect(load).toBeVisible()
})

test('a stream that fails gives the poster back, which leads to the video’s own page', async ({ page, context }) => {
  await context.route('**/mux/stream/**', (route) => route.fulfill({ status: 503 }))
  await page.goto(path)
  const link = page.getByRole('link', { name })
  await link.dblclick()
  await expect(link).toHaveAttribute('data-failed', '')
  await expect(link).toBeVisible()
  await expect(page.locator('video')).toHaveCount(0)
  await link.click()
  await expect(page.getByText('Mux OptikLindenhofLinseEinsetzen2026 spielt hier.')).toBeVisible()
})

test('without scripts the poster is a link to the video; a page without one may play nothing from elsewhere', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(path)
  await page.getByRole('link', { name }).click()
  await expect(page.getByText('spielt hier.')).toBeVisible()
  const answer = await page.goto('/de/impressum')
  const policy = answer?.headers()['content-security-policy']
  expect(policy).not.toContain('media-src')
  // The booking of the header, and no player.
  expect(policy).toContain("frame-src 'self' https://connect.shore.com;")
  await context.close()
})
