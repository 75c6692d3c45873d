import type { Page } from '@playwright/test'
import { dragFinger } from '../drag-finger.ts'
import { expect, findViolations, test } from '../fixtures.ts'

const reviews = (page: Page) => page.locator('section', { has: page.locator('[data-swipe]') })

/** How many cards stand in the row's view, wholly. */
const inView = (page: Page) =>
  reviews(page)
    .locator('ul')
    .evaluate((row) => {
      const { left, right } = row.getBoundingClientRect()
      return [...row.children].filter((card) => {
        const box = card.getBoundingClientRect()
        return box.left >= left - 1 && box.right <= right + 1
      }).length
    })

const firstShown = (page: Page) =>
  reviews(page)
    .locator('ul')
    .evaluate((row) => {
      const { left } = row.getBoundingClientRect()
      return [...row.children].findIndex((card) => Math.abs(card.getBoundingClientRect().left - left) < 2)
    })

for (const [width, cards] of [
  [390, 1],
  [767, 1],
  [768, 2],
  [1023, 2],
  [1024, 3],
  [1440, 3],
] as const) {
  test(`on ${width} px ${cards} reviews stand side by side`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width, height: 900 } })
    const page = await context.newPage()
    await page.goto('/de/kontakt')
    await expect(reviews(page).getByRole('heading', { level: 2 })).toBeVisible()
    expect(await inView(page)).toBe(cards)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    await context.close()
  })
}

test('reviews wrap at both ends, by the buttons and by the keys', async ({ visitor }) => {
  await visitor.emulateMedia({ reducedMotion: 'reduce' })
  await visitor.goto('/de/kontakt')
  const section = reviews(visitor)
  await section.getByRole('button', { name: 'Zurückblättern' }).click()
  await expect.poll(() => firstShown(visitor)).toBe(2)
  await section.getByRole('button', { name: 'Weiterblättern' }).click()
  await expect.poll(() => firstShown(visitor)).toBe(0)
  await section.locator('ul').focus()
  await visitor.keyboard.press('ArrowRight')
  await expect.poll(() => firstShown(visitor)).toBe(1)
  await visitor.keyboard.press('ArrowLeft')
  await visitor.keyboard.press('ArrowLeft')
  await expect.poll(() => firstShown(visitor)).toBe(2)
})

test('a finger turns the reviews by one, and from the first to the last', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    ...{ baseURL: baseURL ?? '', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto('/de/kontakt')
  await expect(reviews(page).locator('[data-swiped]')).toHaveCount(1)
  await reviews(page).locator('ul').scrollIntoViewIfNeeded()
  const box = await reviews(page).locator('ul').boundingBox()
  const [x, y] = [(box?.x ?? 0) + 150, (box?.y ?? 0) + 60]
  await dragFinger(page, [x, y], [x - 70, y])
  await expect.poll(() => firstShown(page)).toBe(1)
  await dragFinger(page, [x, y], [x + 40, y])
  await expect.poll(() => firstShown(page)).toBe(1)
  await dragFinger(page, [x, y], [x + 70, y])
  await expect.poll(() => firstShown(page)).toBe(0)
  await dragFinger(page, [x, y], [x + 70, y])
  await expect.poll(() => firstShown(page)).toBe(4)
  await context.close()
})

test('without scripts all reviews, posts and articles are there, and «mehr» opens a long one', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/de/kontakt')
  await expect(reviews(page).locator('li')).toHaveCount(5)
  await reviews(page).getByText('mehr', { exact: true }).first().click()
  await expect(reviews(page).getByText('ob alles gut sei')).toBeVisible()
  await page.goto('/de/aktuell')
  await expect(page.locator('main a[href^="https://www.instagram.com/optik.lindenhof/p/"]')).toHaveCount(8)
  await expect(page.getByRole('link', { name: 'Wenn Kinder kurzsichtig werden' })).toHaveAttribute('href', /^https:/)
  await context.close()
})

test('a page with posts and articles asks no other host, and nothing on it keeps anybody out', async ({ visitor }) => {
  const asked = new Set<string>()
  visitor.on('request', (request) => asked.add(new URL(request.url()).host))
  for (const path of ['/de/aktuell', '/de/kontakt']) {
    await visitor.goto(path, { waitUntil: 'networkidle' })
    expect(await findViolations(visitor, 'main')).toEqual([])
  }
  expect([...asked]).toEqual([new URL(visitor.url()).host])
})

test('an editor adds reviews, is asked for locations, chooses one and sees what is written about it', async ({
  editor,
  visitor,
  newPage,
  call,
}) => {
  const { id, edit, live } = await newPage({ groups: [] })
  await editor.goto(edit)
  await editor.getByRole('button', { name: 'Ersten Block einfügen' }).click()
  await editor
    .getByRole('dialog', { name: 'Block hinzufügen' })
    .getByRole('button', { name: /^Bewertungen/ })
    .click()
  const block = editor.locator('main [data-block="reviewSlider"]')
  await expect(block).toContainText('Bitte wählen Sie Standorte aus')
  await block.locator('[data-field="title"]').focus()
  await editor.keyboard.press('Alt+Enter')
  await editor.getByRole('menuitem', { name: 'Optionen…' }).press('Enter')
  const options = editor.getByRole('dialog', { name: /Optionen/ })
  await options.getByRole('checkbox', { name: /Optik Lindenhof/ }).check()
  await expect(block).toContainText('Regula Ammann')
  await expect(options.getByText('Mindestens so viele Sterne')).toBeVisible()
  await expect(editor.getByRole('toolbar', { name: 'Werkzeuge zum Bearbeiten' }).getByRole('status').last()).toHaveText(
    'Gespeichert',
  )
  await call('publishPage', { id })
  await visitor.goto(live)
  await expect(visitor.getByText('Regula Ammann')).toBeVisible()
})

test('the settings say how old what is shown of other services is', async ({ editor }) => {
  await editor.goto('/de/edit/kontakt?settings=1')
  const panel = editor.getByRole('region', { name: 'Einstellungen' })
  await panel.getByText('Externe Quellen').click()
  await expect(panel.getByText('Bewertungen: Optik Lindenhof')).toBeVisible()
  await expect(panel.getByText(/^Stand: /)).toHaveCount(3)
  await panel.getByText('Öffnungszeiten und Feiertage').click()
  await expect(
    panel.getByRole('button', { name: 'Öffnungszeiten von Google übernehmen: Optik Lindenhof' }),
  ).toBeVisible()
})
