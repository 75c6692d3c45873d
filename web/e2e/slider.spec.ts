import type { Page } from '@playwright/test'
import { dragFinger } from './drag-finger.ts'
import { expect, findViolations, test } from './fixtures.ts'

const address = '/de/service/augenpruefung'

async function openSlider(page: Page) {
  await page.goto(address)
  const next = page.getByRole('button', { name: 'Nächste Karte' })
  await next.scrollIntoViewIfNeeded()
  await expect(next).toBeVisible()
  return { next, previous: page.getByRole('button', { name: 'Vorherige Karte' }), status: page.getByRole('status') }
}

test('the slider turns by its buttons and stops at the ends @phone', async ({ page }) => {
  const { next, previous, status } = await openSlider(page)
  await expect(previous).toBeDisabled()
  for (const card of ['2', '3', '4']) {
    await next.click()
    await expect(status).toHaveText(`Karte ${card} von 4`)
  }
  await expect(next).toBeDisabled()
  await expect(page.getByRole('link', { name: 'Termin vereinbaren' }).first()).toBeVisible()
})

test('a drag beyond 20 pixels turns one card, a shorter one none', async ({ page }) => {
  const { next, status } = await openSlider(page)
  const box = await next.boundingBox()
  if (!box) throw new Error('The slider has no place.')
  const drag = async (by: number) => {
    await page.mouse.move(700, box.y - 200)
    await page.mouse.down()
    await page.mouse.move(700, box.y - 200 + by, { steps: 5 })
    await page.mouse.up()
  }
  await drag(-15)
  await expect(status).toHaveText('Karte 1 von 4')
  await drag(-60)
  await expect(status).toHaveText('Karte 2 von 4')
  await drag(60)
  await expect(status).toHaveText('Karte 1 von 4')
})

test('a drag over words marks none of them, a double click marks one', async ({ page }) => {
  const { status } = await openSlider(page)
  const words = page.locator('[data-lock] li:not([inert]) h3')
  const marked = () => page.evaluate(() => String(getSelection()).trim())
  // Until its code has come all cards are there for everybody.
  await expect(words).toHaveCount(1)
  const box = await words.boundingBox()
  if (!box) throw new Error('The first card has no heading.')
  await page.mouse.move(box.x + 10, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + 90, box.y + box.height / 2 - 60, { steps: 8 })
  expect(await marked()).toBe('')
  await page.mouse.up()
  await expect(status).toHaveText('Karte 2 von 4')
  await words.dblclick({ position: { x: 10, y: 15 } })
  expect(await marked()).not.toBe('')
})

test('the wheel turns cards while the slider fills the view, and leads out behind the last one', async ({ page }) => {
  const { status } = await openSlider(page)
  const view = page.locator('[data-lock]')
  await view.evaluate((element) => scrollBy({ top: element.getBoundingClientRect().top, behavior: 'instant' }))
  await expect(view).toHaveAttribute('data-locked', 'true')
  await page.mouse.move(700, 400)
  for (const card of ['2', '3', '4']) {
    await expect(async () => {
      await page.mouse.wheel(0, 120)
      await expect(status).toHaveText(`Karte ${card} von 4`, { timeout: 300 })
    }).toPass()
  }
  await expect(async () => {
    await page.mouse.wheel(0, 120)
    await expect(view).not.toHaveAttribute('data-locked', 'true', { timeout: 300 })
  }).toPass()
})

test('a finger turns the cards while the slider fills the view, on their words too @phone', async ({ page }) => {
  const { status } = await openSlider(page)
  const view = page.locator('[data-lock]')
  await view.evaluate((element) => scrollBy({ top: element.getBoundingClientRect().top, behavior: 'instant' }))
  await expect(view).toHaveAttribute('data-locked', 'true')
  const words = view.locator('[data-words]').first()
  // Held by a part that comes only now.
  await expect(words).toHaveCSS('touch-action', 'none')
  const box = await words.boundingBox()
  if (!box) throw new Error('The words have no place.')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await dragFinger(page, [x, y], [x, y - 120])
  await expect(status).toHaveText('Karte 2 von 4')
  await dragFinger(page, [x, y], [x, y + 120])
  await expect(status).toHaveText('Karte 1 von 4')
})

test('on a phone held sideways the buttons stand on the screen, and a finger and keys turn the cards', async ({
  browser,
  baseURL,
}) => {
  const viewport = { width: 844, height: 390 }
  const context = await browser.newContext({ baseURL: baseURL ?? '', viewport, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  const { next, status } = await openSlider(page)
  const view = page.locator('[data-lock]')
  await view.evaluate((element) => scrollBy({ top: element.getBoundingClientRect().top, behavior: 'instant' }))
  await expect(view).toHaveAttribute('data-locked', 'true')
  await expect(next).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('ArrowDown')
  await expect(status).toHaveText('Karte 2 von 4')
  await dragFinger(page, [700, 250], [700, 130])
  await expect(status).toHaveText('Karte 3 von 4')
  await context.close()
})

test('how far one came is counted after a yes only', async ({ page }) => {
  const { next, status } = await openSlider(page)
  const counted = () => page.evaluate(() => window.dataLayer ?? [])
  await next.click()
  await expect(status).toHaveText('Karte 2 von 4')
  await page.evaluate(() => localStorage.setItem('consent', '{"analytics":true}'))
  await next.click()
  await expect
    .poll(counted)
    .toMatchObject([{ event: 'slider_progress_update', currentIndex: 2, totalSlideCount: 4, totalProgress: 75 }])
})

test('without scripts the cards are plain sections', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'Minute 45: Wissen' })).toBeVisible()
  await context.close()
})

test('axe finds nothing in the slider', async ({ page }) => {
  await openSlider(page)
  expect(await findViolations(page)).toEqual([])
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`in the golf dress progress is told from what is left, ${colorScheme}`, async ({ page, newPage }) => {
    const { live } = await newPage({ groups: ['gameSetup', 'contentSliderBoard'], publish: true })
    await page.emulateMedia({ colorScheme })
    await page.goto(live)
    const progress = page.getByRole('progressbar').first()
    await progress.scrollIntoViewIfNeeded()
    // WCAG 1.4.11: 3 to 1 against what lies behind.
    const contrasts = await progress.evaluate((bar) => {
      const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
      const luminance = (color: string) => {
        if (!pen) return 0
        pen.fillStyle = color
        pen.fillRect(0, 0, 1, 1)
        const [r = 0, g = 0, b = 0] = [...pen.getImageData(0, 0, 1, 1).data]
          .map((value) => value / 255)
          .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
        return 0.2126 * r + 0.7152 * g + 0.0722 * b
      }
      const contrast = (one: string, other: string) => {
        const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
        return (light + 0.05) / (dark + 0.05)
      }
      const ground = getComputedStyle(bar).backgroundColor
      return [...bar.children].map((part) => {
        const { backgroundColor, borderTopColor } = getComputedStyle(part)
        const isDone = part.hasAttribute('data-done')
        return { isDone, fill: contrast(backgroundColor, ground), outline: contrast(borderTopColor, ground) }
      })
    })
    expect(contrasts.filter(({ isDone }) => isDone).length).toBeGreaterThan(0)
    for (const { isDone, fill, outline } of contrasts) {
      expect(outline).toBeGreaterThan(3)
      if (isDone) expect(fill).toBeGreaterThan(3)
    }
    // What is left is as the ground: only so does the filled part tell anything.
    const left = progress.locator(':scope > :not([data-done])').first()
    await expect(left).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  })
}
