import { expect, test } from '../fixtures.ts'

test('on a phone the directory keeps its field alone in view, in one row, and shows what it finds', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto('/de/gesundheitsoptik')
  const field = page.getByRole('searchbox', { name: 'Name, Ort oder PLZ' })
  await page.locator('main details').nth(12).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 600)
  await expect(field).toBeInViewport()
  await expect(page.getByRole('checkbox', { name: 'Frequentlens' })).not.toBeInViewport()
  await field.fill('chur')
  const found = page.locator('main summary').filter({ hasText: 'Brillenwerk Chur' })
  await expect(found).toBeInViewport()
  await expect.poll(async () => (await found.boundingBox())?.y).toBeLessThan(422)
  await page.setViewportSize({ width: 400, height: 225 })
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(field).not.toBeInViewport()
  await context.close()
})

test('a page that ends before the screen does has its footer at the edge of the screen', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 1440, height: 2400 } })
  const page = await context.newPage()
  for (const path of ['/de/marktplatz', '/de/gibt-es-nicht', '/fr/contact']) {
    await page.goto(path)
    const end = await page
      .locator('footer')
      .last()
      .evaluate((footer) => footer.getBoundingClientRect().bottom)
    expect(Math.round(end), path).toBe(await page.evaluate(() => document.documentElement.scrollHeight))
  }
  await context.close()
})

test('the pictures of the slider are as sharp as the screen on an upright phone', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
  })
  const page = await context.newPage()
  await page.goto('/de/service/augenpruefung')
  const picture = page.locator('[data-words]').first().locator('xpath=..').locator('img')
  await picture.scrollIntoViewIfNeeded()
  const sharpness = () =>
    picture.evaluate((image: HTMLImageElement) => {
      const { width, height } = image.getBoundingClientRect()
      // What covers the box is drawn as wide as the box, or as wide as its height asks.
      const drawn = Math.max(width, (height * image.naturalWidth) / image.naturalHeight)
      const file = Number(/\/(\d+)\.\w+$/.exec(image.currentSrc)?.[1])
      const largest = Math.max(
        ...image.srcset.split(',').map((one) => Number.parseInt(one.trim().split(' ')[1] ?? '', 10)),
      )
      return file / Math.min(drawn * devicePixelRatio, largest)
    })
  await expect.poll(sharpness).toBeGreaterThan(0.9)
  await context.close()
})

test('the menu of a phone scrolls below the header: its logo and its button stay free', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 390, height: 420 } })
  const page = await context.newPage()
  await page.goto('/de')
  await page.locator('#site-menu > summary').click()
  const panel = page.locator('#site-menu > div')
  await panel.evaluate((element) => element.scrollTo(0, element.scrollHeight))
  const edges = async () => {
    const [header, place] = [await page.locator('#site-header').boundingBox(), await panel.boundingBox()]
    if (!header || !place) throw new Error('The menu is not open')
    return [place.y - header.y - header.height, place.y + place.height].map(Math.round)
  }
  // It comes in by an animation.
  await expect.poll(edges).toEqual([0, 420])
  await page.locator('#site-menu > summary').click()
  await expect(panel).toBeHidden()
  await context.close()
})
