import { expect, test } from '../fixtures.ts'

test('a phone reads the home page to its end within 6,500 pixels', async ({ browser, baseURL }) => {
  const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
  const context = await browser.newContext({ baseURL: baseURL ?? '', ...phone })
  const page = await context.newPage()
  await page.goto('/de')
  await expect(page.getByRole('complementary', { name: 'Hinweis' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(6500)
  await context.close()
})

for (const width of [320, 390, 768, 1024, 1440, 2560]) {
  test(`the home page moves sideways nowhere at ${width} pixels, and nothing of it shifts`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width, height: 900 } })
    const page = await context.newPage()
    await page.addInitScript(() => {
      const moved: string[] = []
      Object.assign(window, { moved })
      type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }
      type Shift = PerformanceEntry & { sources: readonly Source[] }
      // What stands in for a font that comes late is wider or narrower in some words: within their line they may move.
      const isSeen = ({ previousRect: from, currentRect: to }: Source) => Math.abs(to.top - from.top) >= 8
      new PerformanceObserver((list) => {
        const sources = (list.getEntries() as Shift[]).flatMap((shift) => shift.sources)
        const nodes = sources.filter(isSeen).map(({ node }) => node)
        // The header grows smaller while one scrolls: that is its own.
        const ofPage = nodes.filter((node) => node?.parentElement?.closest('main'))
        moved.push(...ofPage.map((node) => node?.textContent?.slice(0, 60) ?? ''))
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/de')
    await page.locator('footer').scrollIntoViewIfNeeded()
    await page.getByRole('link', { name: 'Kontaktlinsen' }).last().hover()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([])
    await context.close()
  })
}

for (const width of [390, 768, 1440]) {
  test(`fonts that come late move nothing of what is read first, at ${width} pixels`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width, height: 900 } })
    const page = await context.newPage()
    let release = () => {}
    const isLate = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/*.woff2', async (route) => {
      await isLate
      await route.continue()
    })
    await page.goto('/de', { waitUntil: 'commit' })
    const tops = () =>
      page
        .locator('main :is(aside, h1, h1 ~ p, a)')
        .evaluateAll((all) => all.slice(0, 5).map((each) => each.getBoundingClientRect().top))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loading')
    const before = await tops()
    release()
    await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded')
    for (const [index, top] of (await tops()).entries()) expect(Math.abs(top - (before[index] ?? 0))).toBeLessThan(8)
    await context.close()
  })
}

test('the lens shows the service that one points at, and the one that has the focus', async ({ visitor }) => {
  await visitor.goto('/de')
  const line = (name: string) =>
    visitor.locator('main li').filter({ has: visitor.getByRole('link', { name, exact: true }) })
  const lens = (name: string) => line(name).getByRole('img').locator('xpath=ancestor::div[1]')
  await expect(lens('Augenprüfung')).toHaveCSS('opacity', '1')
  await line('Kinder und Myopie').hover()
  await expect(lens('Kinder und Myopie')).toHaveCSS('opacity', '1')
  await expect(lens('Augenprüfung')).toHaveCSS('opacity', '0')
  await visitor.mouse.move(0, 0)
  await line('Kontaktlinsen').getByRole('link').focus()
  await expect(lens('Kontaktlinsen')).toHaveCSS('opacity', '1')
  await expect(lens('Kinder und Myopie')).toHaveCSS('opacity', '0')
})

test('the steps of the examination take of the ruler what they take of the time', async ({ visitor }) => {
  await visitor.goto('/de')
  const steps = visitor
    .getByRole('listitem')
    .filter({ has: visitor.getByRole('heading', { name: /^(Wir fragen|Wir messen|Sie probieren)$/ }) })
  const widths = await steps.evaluateAll((all) => all.map((step) => step.getBoundingClientRect().width))
  const [ask = 0, measure = 0, tryOn = 0] = widths
  expect(measure / ask).toBeCloseTo(2, 1)
  expect(tryOn / ask).toBeCloseTo(1, 1)
})

test('the shelf is turned by its buttons, by keys, and without scripts by a finger', async ({ visitor }) => {
  await visitor.goto('/de')
  const shelf = visitor.getByRole('list').filter({ has: visitor.getByRole('heading', { name: 'Modell Eulach' }) })
  const at = () => shelf.evaluate((row) => row.scrollLeft)
  await shelf.locator('xpath=..').getByRole('button', { name: 'Weiterblättern' }).click()
  await expect.poll(at).toBeGreaterThan(100)
  await shelf.press('ArrowLeft')
  await expect.poll(at).toBe(0)
  expect(await shelf.evaluate((row) => getComputedStyle(row).overflowX)).toBe('auto')
})

test('the end is said once: below the address and the hours the footer repeats neither, on other pages it says both', async ({
  visitor,
}) => {
  const footer = visitor.getByRole('contentinfo')
  await visitor.goto('/de')
  await expect(footer.getByText('Marktgasse')).toBeHidden()
  await expect(footer.getByText('13:30–18:30').first()).toBeHidden()
  await expect(footer.getByRole('link', { name: 'Impressum' })).toBeVisible()
  await visitor.goto('/de/team')
  await expect(footer.getByText('Marktgasse')).toBeVisible()
  await expect(footer.getByText('13:30–18:30').first()).toBeVisible()
})

test('a time of the opening hours never breaks at its dash in the footer, at any width', async ({ visitor }) => {
  await visitor.goto('/de/team')
  const times = visitor.getByRole('contentinfo').locator('dd span')
  await expect(times.filter({ hasText: '13:30–18:30' }).first()).toBeVisible()
  for (const width of [320, 390, 768, 820, 1024, 1440]) {
    await visitor.setViewportSize({ width, height: 900 })
    const broken = await times.evaluateAll((all) =>
      all.flatMap((time) => {
        const text = document.createRange()
        text.selectNodeContents(time)
        const lines = new Set([...text.getClientRects()].map(({ top }) => Math.round(top)))
        return lines.size === 1 ? [] : [time.textContent]
      }),
    )
    expect([width, broken]).toEqual([width, []])
  }
})

test('on paper every service has its picture and its words, and no lens lies over another', async ({ visitor }) => {
  await visitor.goto('/de')
  await visitor.emulateMedia({ media: 'print' })
  const lenses = visitor.locator('main ul[data-layout="list"] img')
  await expect(lenses).toHaveCount(6)
  const tops = await lenses.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
  expect(new Set(tops).size).toBe(6)
})
