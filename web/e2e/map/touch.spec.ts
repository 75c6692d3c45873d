import type { Page } from '@playwright/test'
import { dragFinger } from '../drag-finger.ts'
import { expect, test } from '../fixtures.ts'
import { drawingBrowser } from './browser.ts'

test.use({
  launchOptions: drawingBrowser,
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  permissions: ['geolocation'],
  geolocation: { latitude: 47.4996, longitude: 8.7281 },
})

const drawn = { timeout: 60_000 }

const where = (page: Page) => page.getByRole('status').filter({ hasText: / von \d+$/ })

test('a finger turns the drawers, within bounds, and pulls them up and down', async ({ page }) => {
  await page.goto('/de/game/play')
  const raise = page.getByRole('button', { name: 'Station ganz öffnen' })
  const lower = page.getByRole('button', { name: 'Zurück zur Karte' })
  await expect(raise).toBeVisible(drawn)
  const first = page.getByRole('region', { name: 'Gleis null' })
  await first.hover({ position: { x: 100, y: 30 } })
  const place = await first.boundingBox()
  if (!place) throw new Error('The drawer has no place.')
  const y = place.y + 40
  await dragFinger(page, [100, y], [300, y + 4])
  await expect(where(page)).toHaveText(/, 1 von/)
  await dragFinger(page, [300, y], [100, y + 4])
  await expect(where(page)).toHaveText(/, 2 von/)
  // Until the row stands still. A hover would do, but scrolls the page while the drawer is still beside it.
  const second = page.getByRole('region', { name: 'Die Einkaufstasche' })
  await expect.poll(async () => (await second.boundingBox())?.x).toBeCloseTo(place.x, 0)
  await dragFinger(page, [200, y], [204, 200])
  // Until the sheet stands still.
  await lower.hover({ trial: true })
  const bar = await lower.boundingBox()
  if (!bar) throw new Error('The sheet has no bar.')
  await dragFinger(page, [200, bar.y + 12], [204, 800])
  await expect(raise).toBeVisible()
})

test('the position turns with the compass, and the map goes to it where it is out of sight', async ({ page }) => {
  await page.goto('/de/game/play')
  await page.getByRole('button', { name: 'Verstanden' }).tap(drawn)
  await page.getByRole('button', { name: 'Meinen Standort zeigen' }).tap()
  const me = page.getByRole('img', { name: 'Eigener Standort' })
  await expect(me).toBeInViewport(drawn)
  // What a phone with a compass sends; the browser's own emulation has a gyroscope only.
  await page.evaluate(() => {
    const turn = { alpha: 270, beta: 0, gamma: 0, absolute: true }
    window.dispatchEvent(new DeviceOrientationEvent('deviceorientationabsolute', turn))
  })
  await expect(me.locator('span')).toHaveCSS('rotate', '90deg')
  await page.getByRole('button', { name: 'Standort ausschalten' }).tap()
  await expect(me).toHaveCount(0)
  await page.context().setGeolocation({ latitude: 47.53, longitude: 8.78 })
  await page.getByRole('button', { name: 'Meinen Standort zeigen' }).tap()
  await expect(me).toBeInViewport(drawn)
})
