import { dragFinger } from '../drag-finger.ts'
import { expect, findViolations, test } from '../fixtures.ts'

const path = '/de/archiv'

test('a visitor sees 24 pictures, asks for the rest, and opens one as large as the screen by keys; «back» closes it', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.goto(path)
  const pictures = page.locator('[data-gallery] li')
  await expect(pictures.filter({ visible: true })).toHaveCount(24)
  expect(scripts).toHaveLength(1)
  await page.getByRole('button', { name: 'Mehr laden' }).click()
  await expect(pictures.filter({ visible: true })).toHaveCount(28)
  await expect(page.getByRole('button', { name: 'Mehr laden' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Schmale rechteckige Brille in Rost' })).toBeFocused()

  await page.keyboard.press('Enter')
  const box = page.getByRole('dialog', { name: 'Bilder' })
  await expect(box).toBeVisible()
  await expect(box.getByRole('status')).toContainText('1994')
  await expect(page).toHaveURL(/#b-\w+$/)
  await expect(box).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(box.getByRole('status')).toContainText('1997')
  expect(await findViolations(page, '.pswp')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(box).toBeHidden()
  await expect(page.getByRole('link', { name: 'Schmale Titanbrille' })).toBeFocused()
  await expect(page).toHaveURL(/\/de\/archiv$/)

  await page.keyboard.press('Enter')
  await expect(box).toBeVisible()
  await page.goBack()
  await expect(box).toBeHidden()
  await expect(page).toHaveURL(/\/de\/archiv$/)
})

test('an address that names a picture opens it, also one that is not among the first', async ({ page }) => {
  await page.goto(path)
  const id = await page.locator('[data-gallery] li').nth(25).getAttribute('id')
  await page.goto('/de')
  await page.goto(`${path}#${id}`)
  const box = page.getByRole('dialog', { name: 'Bilder' })
  await expect(box.getByRole('status')).toContainText('1997')
  await box.getByRole('button', { name: 'Schliessen' }).click()
  await expect(box).toBeHidden()
  await expect(page.getByRole('link', { name: 'Schmale Titanbrille' })).toBeFocused()
  await expect(page).toHaveURL(/\/de\/archiv$/)
})

test('without scripts all pictures are there, and each is a link to the whole of it', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(path)
  const links = page.locator('[data-gallery] li a')
  await expect(links.filter({ visible: true })).toHaveCount(28)
  const answer = await page.request.get((await links.last().getAttribute('href')) ?? '')
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/webp'])
  await context.close()
})

test('a finger swipes from one picture to the next @phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(path)
  await page.getByRole('link', { name: 'Runde Nickelbrille' }).click()
  const box = page.getByRole('dialog', { name: 'Bilder' })
  const caption = box.getByRole('status')
  await expect(caption).toContainText('1931')
  await expect(box).toBeFocused()
  // Over more than half of the screen: then it counts however slowly a busy machine moves the finger.
  const { width } = page.viewportSize() ?? { width: 0 }
  await dragFinger(page, [width * 0.9, 400], [width * 0.1, 405])
  await expect(caption).toContainText('1934')
})

test('an editor takes a picture out of the gallery, and undo brings it back; with the tools no picture opens', async ({
  editor,
  newPage,
}) => {
  const { edit } = await newPage({ groups: ['mediaGallery'] })
  await editor.goto(edit)
  const pictures = editor.locator('main [data-block="mediaGalleryPicture"]')
  await expect(pictures).toHaveCount(6)
  await pictures.nth(1).hover({ position: { x: 40, y: 30 } })
  await editor.getByRole('button', { name: 'Bild entfernen' }).click()
  await expect(pictures).toHaveCount(5)
  await expect(editor.getByText('«Bild» ist entfernt. «Rückgängig» holt es zurück.')).toBeVisible()
  await editor.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(pictures).toHaveCount(6)
})

test('a finger’s first tap chooses a picture, the second one on its button takes it away', async ({
  browser,
  baseURL,
  editor,
  newPage,
  call,
}) => {
  const { edit } = await newPage({ groups: ['mediaGallery'] })
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    storageState: await editor.context().storageState(),
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  const phone = await context.newPage()
  await phone.goto(edit)
  const pictures = phone.locator('main [data-block="mediaGalleryPicture"]')
  await expect(pictures).toHaveCount(6)
  const { media } = await call('listMedia', { type: 'image' })
  const linkId = await pictures.nth(1).locator('[data-field="image"]').getAttribute('data-field-id')
  await call('saveData', { itemType: 'field', linkId: linkId ?? '', data: { mediaId: media[0]?.id ?? null }, base: {} })
  await phone.reload()
  await pictures.nth(1).locator('img').tap()
  await expect(phone.getByRole('menu')).toBeHidden()
  await phone.getByRole('button', { name: 'Bild entfernen' }).tap()
  await expect(pictures).toHaveCount(5)
  await context.close()
})
