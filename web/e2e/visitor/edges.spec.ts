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

test('the footer’s links end where its columns end, whether or not one of them is hidden', async ({ visitor }) => {
  await visitor.goto('/de/team')
  const footer = visitor.getByRole('contentinfo')
  const choice = footer.locator('[data-consent-choice]')
  for (const [width, isHidden] of [1024, 1440, 2560].flatMap((width) => [
    [width, true] as const,
    [width, false] as const,
  ])) {
    await visitor.setViewportSize({ width, height: 900 })
    await choice.evaluate((own, hidden) => own.toggleAttribute('hidden', hidden), isHidden)
    const by = await footer.evaluate((own) => {
      const list = [...own.querySelectorAll('ul')].at(-1)
      const shown = [...(list?.children ?? [])].filter((item) => item.getBoundingClientRect().width > 0)
      const last = shown.at(-1)?.getBoundingClientRect().right ?? 0
      return Math.round((list?.parentElement?.getBoundingClientRect().right ?? 0) - last)
    })
    expect([width, isHidden, by]).toEqual([width, isHidden, 0])
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
