import type { Locator, Page, Response } from '@playwright/test'
import { expect, findViolations, test } from '../fixtures.ts'
import { drawingBrowser, smallWindow, stillMap } from './browser.ts'

test.use({ launchOptions: drawingBrowser, viewport: smallWindow, contextOptions: stillMap })

const play = '/de/game/play'
// Drawing without a graphics card takes its time on a busy machine.
const drawn = { timeout: 60_000 }

async function openMap(page: Page) {
  await page.goto(play)
  await expect(page.getByRole('button', { name: 'Station 1: Gleis null, Start' })).toBeVisible(drawn)
  await expect(page.getByRole('button', { name: 'Station ganz öffnen' })).toBeVisible()
}

function where(page: Page) {
  return page.getByRole('status').filter({ hasText: / von \d+$/ })
}

test('a marker says what it is, and its popup opens the station', async ({ page }) => {
  await openMap(page)
  await page.getByRole('button', { name: 'Station 5: Doppelring, Start' }).dispatchEvent('click')
  const popup = page.locator('.maplibregl-popup')
  await expect(popup).toContainText('Station 5: Doppelring')
  expect((await popup.boundingBox())?.width).toBe(220)
  await popup.getByRole('button', { name: 'Station öffnen' }).click()
  await expect(where(page)).toHaveText(/^Doppelring, 5 von/)
})

test('the map begins with all stations in view and apart, and its hint leaves the middle free @phone', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const look = () => {
      const map = document.querySelector('.maplibregl-map')?.getBoundingClientRect()
      const starts = [...document.querySelectorAll('.maplibregl-marker [data-icon="start"]')]
      const [width, height] = [map?.width ?? 1, map?.height ?? 1]
      const places = starts.map((start) => {
        const { left, right, bottom } = start.getBoundingClientRect()
        return [((left + right) / 2 - (map?.left ?? 0)) / width, (bottom - (map?.top ?? 0)) / height]
      })
      if (places.length > 0) Object.assign(window, { places })
      else requestAnimationFrame(look)
    }
    look()
  })
  await openMap(page)
  // As parts of the map's sides, the first time that they stand there.
  const places = await page.evaluate(() => (window as unknown as { places: [number, number][] }).places)
  expect(places).toHaveLength(18)
  const sides = [places.map(([x]) => x), places.map(([, y]) => y)]
  for (const side of sides) expect([Math.min(...side) > 0, Math.max(...side) < 1]).toEqual([true, true])
  expect(Math.max(...sides.map((side) => Math.max(...side) - Math.min(...side)))).toBeGreaterThan(0.5)

  const map = await page.locator('.maplibregl-map').boundingBox()
  const hint = await page.getByText('Er bleibt auf diesem Gerät').locator('..').boundingBox()
  if (!map || !hint) throw new Error('Nothing is drawn.')
  const isBeside = hint.x > map.x + (map.width * 2) / 3 || hint.y + hint.height < map.y + map.height / 3
  expect(isBeside).toBe(true)
})

test('the list has the same stations as the map and leads to the same drawers', async ({ page }) => {
  await openMap(page)
  await page.getByRole('button', { name: 'Stationen', exact: true }).click()
  const list = page.getByRole('navigation', { name: 'Stationen' })
  const starts = await page.getByRole('button', { name: /^Station \d+: .*, Start$/ }).count()
  expect(starts).toBe(18)
  await expect(list.getByRole('button', { name: 'Schichtende' })).toContainText('18')
  await list.getByRole('button', { name: 'Soundcheck' }).click()
  await expect(where(page)).toHaveText(/^Soundcheck, 17 von/)
})

test('drawers turn by buttons, by keys and by swiping, and stop at the ends', async ({ page }) => {
  await openMap(page)
  await expect(page.getByRole('button', { name: 'Vorherige Station' })).toBeDisabled()
  await page.getByRole('button', { name: 'Nächste Station' }).click()
  await expect(where(page)).toHaveText(/^Die Einkaufstasche, 2 von/)
  await page.keyboard.press('ArrowRight')
  await expect(where(page)).toHaveText(/^Marktfrau, 3 von/)
  await page.keyboard.press('ArrowLeft')
  await expect(where(page)).toHaveText(/^Die Einkaufstasche, 2 von/)
  const drawer = page.getByRole('region', { name: 'Die Einkaufstasche' })
  // Waits until it has come to a stand.
  await drawer.hover({ position: { x: 100, y: 30 } })
  const box = await drawer.boundingBox()
  if (!box) throw new Error('The drawer has no place.')
  const [x, y] = [box.x + box.width * 0.7, box.y + 30]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - 160, y + 4, { steps: 8 })
  await page.mouse.up()
  await expect(where(page)).toHaveText(/^Marktfrau, 3 von/)
})

test('an open drawer goes back to its peek by its button, by Escape and by the browser’s way back @phone', async ({
  page,
}) => {
  await openMap(page)
  const raise = page.getByRole('button', { name: 'Station ganz öffnen' })
  const lower = page.getByRole('button', { name: 'Zurück zur Karte' })
  await raise.click()
  await expect(page.getByText('Wer einen Bus trifft')).toBeInViewport()
  await lower.click()
  await raise.click()
  await lower.press('Escape')
  await raise.click()
  await expect(lower).toBeVisible()
  await page.goBack()
  await expect(raise).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(play)
})

test('the chosen theme is remembered on the device, and all buttons on the map go by it', async ({ page }) => {
  const [list, fit] = ['Stationen', 'Alle Stationen zeigen'].map((name) =>
    page.getByRole('button', { name, exact: true }),
  ) as [Locator, Locator]
  const dark = 'rgb(29, 36, 39)'
  await openMap(page)
  await expect(list).not.toHaveCSS('background-color', dark)
  await page.getByRole('button', { name: 'Dunkle Karte' }).click()
  for (const button of [list, fit]) await expect(button).toHaveCSS('background-color', dark)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Helle Karte' })).toBeVisible(drawn)
  expect(await page.evaluate(() => localStorage.getItem('mapTheme'))).toBe('dark')
  for (const button of [list, fit]) await expect(button).toHaveCSS('background-color', dark)
})

test('without a choice the map goes by the system, also when night falls while one looks at it', async ({ page }) => {
  await openMap(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.getByRole('button', { name: 'Helle Karte' })).toBeVisible()
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(page.getByRole('button', { name: 'Dunkle Karte' })).toBeVisible()
})

test('the list stands beside an open drawer where there is room', async ({ page }) => {
  await openMap(page)
  await page.getByRole('button', { name: 'Station ganz öffnen' }).click()
  await expect(page.getByRole('button', { name: 'Zurück zur Karte' })).toBeVisible()
  await page.getByRole('button', { name: 'Stationen', exact: true }).click()
  await page.getByRole('navigation', { name: 'Stationen' }).getByRole('button', { name: 'Soundcheck' }).click()
  await expect(where(page)).toHaveText(/^Soundcheck, 17 von/)
})

test('where one stands is shown after a tap, and the hint comes once a session', async ({ page, context }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 47.4996, longitude: 8.7281 })
  await openMap(page)
  await expect(page.getByText('Er bleibt auf diesem Gerät')).toBeVisible()
  await page.getByRole('button', { name: 'Meinen Standort zeigen' }).click()
  await expect(page.getByRole('img', { name: 'Eigener Standort' })).toBeAttached()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Meinen Standort zeigen' })).toBeVisible(drawn)
  await expect(page.getByText('Er bleibt auf diesem Gerät')).toBeHidden()
})

test('nobody but this site is asked for anything, and nothing breaks the policy', async ({ page, baseURL }) => {
  const hosts = new Set<string>()
  const errors: string[] = []
  page.on('request', (request) => {
    if (/^(https?|wss?):/.test(request.url())) hosts.add(new URL(request.url()).host)
  })
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  await openMap(page)
  await page.getByRole('button', { name: 'Nächste Station' }).click()
  await expect(where(page)).toHaveText(/2 von/)
  expect([...hosts]).toEqual([new URL(baseURL ?? '').host])
  expect(errors.filter((text) => /content security|refused/i.test(text))).toEqual([])
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the map, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await openMap(page)
    expect(await findViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Stationen', exact: true }).click()
    expect(await findViolations(page)).toEqual([])
  })
}

test('without scripts every station is there to read', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(play)
  await expect(page.getByRole('heading', { name: 'Gleis null' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Schichtende' })).toBeVisible()
  // The word without the buttons that would do nothing.
  await expect(page.getByRole('button', { name: 'Nächste Station' })).toHaveCount(0)
  await context.close()
})

test('on a round without signal the map is drawn as well', async ({ page, context }) => {
  await openMap(page)
  // Names stand on the map once it is drawn and has come near.
  const name = page.getByText('Hauptbahnhof', { exact: true })
  await expect(name).toBeAttached(drawn)
  const isKept = () => page.evaluate(async () => Boolean(await caches.match(location.pathname)))
  await expect.poll(isKept, drawn).toBe(true)
  await context.setOffline(true)
  await page.reload()
  await expect(name).toBeAttached(drawn)
})

test('a page without a map loads none of it', async ({ page }) => {
  const read: Promise<boolean>[] = []
  // A file that is still under way when the journey ends has no text.
  const isOfMap = async (response: Response) =>
    /maplibre/i.test(response.url() + (await response.text().catch(() => '')))
  page.on('response', (response) => {
    if (/\.m?js(\?|$)/.test(response.url())) read.push(isOfMap(response))
  })
  await page.goto('/de', { waitUntil: 'networkidle' })
  expect(await Promise.all(read)).not.toContain(true)
  await openMap(page)
  expect(await Promise.all(read)).toContain(true)
})

test('a published station is on the map at once', async ({ page, newPage }) => {
  const entry = page.getByRole('navigation', { name: 'Stationen' }).getByRole('button', { name: 'Name der Station' })
  await openMap(page)
  await page.getByRole('button', { name: 'Stationen', exact: true }).click()
  await expect(entry).toHaveCount(0)
  await newPage({ collection: 'map', groups: ['mapDetails'], publish: true })
  await page.reload()
  await page.getByRole('button', { name: 'Stationen', exact: true }).click()
  await expect(entry).toHaveCount(1)
})
