import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

/** Where the words of each element end, in whole pixels from the left. */
const ends = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility())
      .flatMap((one) => {
        const words = document.createRange()
        words.selectNodeContents(one)
        const lines = new Map<number, number>()
        for (const { top, right, width } of words.getClientRects())
          if (width > 0) lines.set(Math.round(top), Math.max(lines.get(Math.round(top)) ?? 0, Math.round(right)))
        return [...lines.values()]
      }),
  )

test('all times of the opening hours end at one edge, however narrow the page, and a day stands in one line', async ({
  visitor,
}) => {
  await visitor.goto('/de/kontakt')
  const rows = 'main [data-part="hours"] dd'
  for (const width of [320, 390, 768, 1024, 1440]) {
    await visitor.setViewportSize({ width, height: 900 })
    const edges = await ends(visitor, rows)
    expect(edges.length).toBeGreaterThan(5)
    expect(Math.max(...edges) - Math.min(...edges), `at ${width} px`).toBeLessThanOrEqual(1)
  }
})

test('in forced colours, where letters stand on plates, the title of the game covers nothing below it', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', forcedColors: 'active' })
  const page = await context.newPage()
  for (const width of [390, 1024]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/de/game')
    const title = await page.locator('main h1').boundingBox()
    const next = await page.locator('main h1 + *').boundingBox()
    expect((title?.y ?? 0) + (title?.height ?? 0)).toBeLessThanOrEqual(Math.round(next?.y ?? 0) + 1)
  }
  await context.close()
})

test('pages for visitors and for editors reach to the edges of a phone with a notch', async ({ visitor, editor }) => {
  for (const [page, path] of [
    [visitor, '/de'],
    [visitor, '/de/gibt-es-nicht'],
    [visitor, '/de/login'],
    [editor, '/de/edit'],
  ] as const) {
    await page.goto(path)
    await expect(page.locator('meta[name=viewport]')).toHaveAttribute('content', /viewport-fit=cover/)
  }
})
