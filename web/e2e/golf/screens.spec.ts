import { apiAddress } from '@blickfang/contract/api/api-address.ts'
import type { Page } from '@playwright/test'
import { expect, findViolations, test } from '../fixtures.ts'
import { newGame } from './new-game.ts'
import { Phone } from './phone.ts'

const strange = '7d3c1f0e-3f0b-4b6e-9d0c-0a4a4a6e1c11'

async function checkBothSchemes(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await findViolations(page, 'html', '.maplibregl-map'), `${page.url()} ${colorScheme}`).toEqual([])
  }
}

test('axe finds nothing on the five pages, by day and by night', async ({ browser, baseURL }) => {
  test.slow()
  const phone = await Phone.open(browser, baseURL ?? '')
  const { page } = phone
  await page.goto('/de/game')
  await expect(phone.button('Spiel starten')).toBeEnabled()
  await checkBothSchemes(page)
  await phone.createGame('Anna', '<b>Ben</b>', 'אבגד', '🏌️‍♀️', 'x'.repeat(200))
  await checkBothSchemes(page)
  await page.getByRole('link', { name: 'Zum Spiel' }).click()
  await expect(page.getByRole('img', { name: /QR-Code/ })).toBeVisible()
  await checkBothSchemes(page)
  await phone.toTheMap()
  await expect(phone.stop.getByRole('group').first()).toBeVisible()
  await checkBothSchemes(page)
  await page.goto('/de/game/coupon')
  await expect(page.getByText('Noch steht nicht fest')).toBeVisible()
  await checkBothSchemes(page)
  await phone.close()
})

test('what a camera is held at stays where it is while the line above it comes', async ({ browser, baseURL }) => {
  const phone = await Phone.open(browser, baseURL ?? '')
  await phone.page.addInitScript(() => {
    const tops = new Set<number>()
    const look = () => {
      const code = document.querySelector('[role="img"][aria-label*="QR"]')
      if (code) tops.add(Math.round(code.getBoundingClientRect().top + scrollY))
      document.documentElement.dataset.tops = [...tops].join(' ')
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await phone.createGame('Anna')
  await phone.page.goto('/de/game/share')
  await phone.status('Gesichert')
  await expect(phone.page.locator('html')).toHaveAttribute('data-tops', /^\d+$/)
  await phone.close()
})

test('what the server rendered stays where it is when the screens come, with a game on the phone and without one', async ({
  browser,
  baseURL,
}) => {
  const phone = await Phone.open(browser, baseURL ?? '')
  const { page } = phone
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]
      const sum = shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0)
      const { dataset } = document.documentElement
      dataset.shift = String(Number(dataset.shift ?? 0) + sum)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const staysFor = async (path: string, words: string) => {
    await page.goto(path)
    await expect(page.getByText(words).first()).toBeVisible()
    // A frame later all that moved with the words has been told.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
    const shift = Number(await page.locator('html').getAttribute('data-shift'))
    // The quiet line may change its words, and the poster's type come late on a machine without any like it.
    expect(shift, path).toBeLessThan(0.03)
  }
  for (const path of ['/de/game/edit', '/de/game/share', '/de/game/coupon']) await staysFor(path, 'Noch kein Spiel')
  await phone.createGame('Anna', 'Ben')
  await staysFor('/de/game', 'Weiterspielen')
  await staysFor('/de/game/edit', 'Auf diesem Handy schreibt')
  await staysFor('/de/game/share', '2 spielen mit')
  await staysFor('/de/game/coupon', 'Noch steht nicht fest')
  await phone.close()
})

test('an entry of another phone moves no button from under a finger', async ({ call, request, browser, baseURL }) => {
  const game = await newGame(call, request, ['Anna', 'Ben'])
  const phone = await Phone.open(browser, baseURL ?? '', { width: 360 })
  await phone.join(`/de/game?id=${game.id}`)
  await phone.page.goto('/de/game/play')
  await phone.raise()
  const place = () =>
    phone.stop.getByRole('group', { name: 'Schläge von Ben' }).evaluate((row: HTMLElement) => row.offsetTop)
  const before = await place()
  const [playerId = ''] = game.playerIds
  const entry = { score: 4, clockTime: 1, clockCount: 0, clockNode: 'other' }
  await game.write(
    'holes',
    game.holes.map((pageId) => ({ playerId, pageId, ...entry })),
  )
  await expect(phone.stop.getByText('anderes Handy')).toBeVisible()
  expect(await place()).toBe(before)
  await phone.close()
})

test('a game that is not there, and an id that is none, are said at the start and forgotten', async ({ visitor }) => {
  const gone = visitor.getByText('Dieses Spiel gibt es nicht mehr')
  await visitor.goto(`/de/game?id=${strange}`)
  await expect(gone).toBeVisible()
  await expect(visitor.getByRole('button', { name: 'Spiel starten' })).toBeEnabled()
  await expect(visitor).toHaveURL(/\/de\/game$/)
  // One that was played on this phone and deleted since.
  await visitor.evaluate((id) => localStorage.setItem('gameId', id), strange)
  await visitor.goto('/de/game/play')
  await expect(visitor).toHaveURL(/\/de\/game$/)
  await expect(gone).toBeVisible()
  await visitor.goto('/de/game?id=quatsch')
  await expect(visitor.getByText('Dieser Link führt zu keinem Spiel')).toBeVisible()
  await visitor.goto('/de/game/share')
  await expect(visitor.getByText('Noch kein Spiel')).toBeVisible()
  await visitor.getByRole('link', { name: 'Zum Start' }).click()
  await expect(visitor).toHaveURL(/\/de\/game$/)
})

test('a game that is opened for the first time without a network waits for it in words, and begins by itself', async ({
  call,
  request,
  visitor,
}) => {
  const { id } = await newGame(call, request, ['Anna'])
  await visitor.route(`**${apiAddress('createGame')}/**`, (route) => route.abort())
  await visitor.goto(`/de/game?id=${id}`)
  await expect(visitor.getByText('Sobald du Empfang hast, öffnet sich das Spiel von selbst.')).toBeVisible()
  await visitor.unroute(`**${apiAddress('createGame')}/**`)
  await expect(visitor).toHaveURL(/\/de\/game\/share$/)
  await expect(visitor.getByText('1 spielt mit:')).toBeVisible()
})

test('a phone without room plays on, says so, and the others have what it entered', async ({
  call,
  request,
  browser,
  baseURL,
}) => {
  const { id } = await newGame(call, request, ['Anna'])
  const [full, other] = await Promise.all([360, 390].map((width) => Phone.open(browser, baseURL ?? '', { width })))
  await full?.page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('No room left', 'QuotaExceededError')
    }
  })
  await full?.join(`/de/game?id=${id}`)
  await other?.join(`/de/game?id=${id}`)
  await full?.page.goto('/de/game/edit')
  await full?.page.getByRole('textbox', { name: 'Name' }).fill('Ben')
  await full?.page.keyboard.press('Enter')
  await full?.status('Speicher voll: Seite offen lassen.')
  await other?.status(/2 spielen mit: Anna Ben/)
  await Promise.all([full?.close(), other?.close()])
})

test('code that a poor network loses on the way is asked for again', async ({ browser, baseURL, request }) => {
  const html = await (await request.get('/de/game')).text()
  // Its requests would pass the one that loses them.
  const context = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'block' })
  const page = await context.newPage()
  const asked = new Map<string, number>()
  await page.route('**/_next/static/chunks/*.js', (route) => {
    const { pathname } = new URL(route.request().url())
    const times = (asked.get(pathname) ?? 0) + 1
    asked.set(pathname, times)
    return html.includes(pathname) || times > 2 ? route.continue() : route.abort()
  })
  await page.goto('/de/game')
  await expect(page.getByRole('button', { name: 'Spiel starten' })).toBeEnabled()
  expect(Math.max(...asked.values())).toBeGreaterThan(2)
  await context.close()
})

test('without scripts every page of the game says what it is', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
  const page = await context.newPage()
  for (const path of ['/de/game', '/de/game/edit', '/de/game/share', '/de/game/coupon']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(/braucht dein Browser JavaScript/)).toBeVisible()
  }
  // Nobody has won.
  await expect(page.getByText('Gratulation!')).toBeHidden()
  await expect(page.getByText('Zeig diese Seite an der Bar')).toBeHidden()
  await context.close()
})

test('the old address and the roles lead to the pages of the game', async ({ visitor, request }) => {
  await visitor.goto('/de/game/game')
  await expect(visitor).toHaveURL(/\/de\/game$/)
  await visitor.goto('/fr/~play')
  await expect(visitor).toHaveURL(/\/fr\/game\/play$/)
  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect(sitemap).toContain('/de/game</loc>')
  expect(sitemap).not.toContain('/de/game/')
})

test('an editor finds the start of the game at its address, with its words and no game', async ({ editor }) => {
  await editor.goto('/de/edit/game?toolbar=1')
  await expect(editor.getByRole('heading', { level: 1 })).toHaveText("Rock'n'hole!")
  await editor.goto('/de/edit/game/share?toolbar=1')
  await expect(editor.getByText('Hier steht im Spiel der QR-Code')).toBeVisible()
})
