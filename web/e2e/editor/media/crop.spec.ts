import { openToEdit, toolbar } from '../../edited-page.ts'
import { expect, findViolations, test } from '../../fixtures.ts'

test('one place shows a part of a picture, chosen by number and by key; undo takes it back, and no other place changes', async ({
  editor,
  newPage,
  call,
  visitor,
}) => {
  const { id, edit, live } = await newPage({ groups: ['textOnImage'] })
  const { media } = await call('listMedia', { type: 'image', sort: 'size' })
  const photo = media.find(({ extension, width }) => extension === 'jpg' && (width ?? 0) >= 600)
  if (!photo) throw new Error('The demo has no photograph')
  const { document } = await call('getDocument', { id, lang: 'de' })
  const field = document.groups[0]?.fields.find(({ name }) => name === 'image')
  await call('saveData', { itemType: 'field', linkId: field?.id ?? '', data: { mediaId: photo.id }, base: {} })
  await openToEdit(editor, edit)
  const picture = editor.locator('main img[data-field-kind="media"]').first()
  const address = () => picture.getAttribute('src')
  const whole = await address()

  await picture.click()
  await editor.keyboard.press('Alt+Enter')
  await editor.getByRole('menuitem', { name: 'Bild zuschneiden' }).click()
  const dialog = editor.getByRole('dialog', { name: 'Bild zuschneiden' })
  await dialog.getByLabel('Breite in %').fill('50')
  await dialog.getByLabel(/^Ausschnitt: verschieben/).press('ArrowRight')
  await dialog.getByRole('radio', { name: '1:1' }).check()
  await expect(dialog.getByText(/\d+ × \d+ Pixel/)).toBeVisible()
  expect(await findViolations(editor, '[role=dialog]')).toEqual([])
  await dialog.getByRole('radio', { name: 'Bildmittelpunkt' }).check()
  await dialog.getByRole('button', { name: /^Bildmittelpunkt bei/ }).press('Shift+ArrowRight')
  expect(await findViolations(editor, '[role=dialog]')).toEqual([])
  // The forms of the part are made when they are asked for: this takes as long as the test wants.
  let make = () => {}
  const made = new Promise<void>((resolve) => {
    make = resolve
  })
  await editor.route('**/api/bf-media/picture/**', async (route) => {
    await made
    await route.continue()
  })
  await dialog.getByRole('button', { name: 'Übernehmen' }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(address).toMatch(/^blob:/)
  const drawn = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight)
  await expect.poll(drawn).toBeCloseTo(1, 1)
  make()
  await expect.poll(address).toMatch(/^\/api\/bf-media\//)
  const part = await address()
  expect(part).not.toBe(whole)

  await toolbar(editor)
    .getByRole('button', { name: /^Rückgängig/ })
    .click()
  await expect.poll(address).toBe(whole)
  await toolbar(editor)
    .getByRole('button', { name: /^Wiederholen/ })
    .click()
  await expect.poll(address).toBe(part)
  await expect(editor.getByRole('button', { name: /^\d+ Änderung/ })).toBeVisible()
  await expect(async () => {
    const draft = (await call('getDocument', { id, lang: 'de' })).document.groups[0]?.fields.find(
      ({ name }) => name === 'image',
    )
    expect(draft?.values.mediaId).not.toBe(photo.id)
  }).toPass()
  expect((await call('listMedia', { id: photo.id })).media).toEqual([photo])
  await call('publishPage', { id })
  await visitor.goto(live)
  const shown = visitor.locator('main img').first()
  await expect(shown).toBeVisible()
  const { width, height } = await shown.evaluate((image: HTMLImageElement) => ({
    width: Number(image.getAttribute('width')),
    height: Number(image.getAttribute('height')),
  }))
  expect(width).toBe(height)

  await picture.click()
  await editor.keyboard.press('Alt+Enter')
  await editor.getByRole('menuitem', { name: 'Bild zuschneiden' }).click()
  await dialog.getByRole('button', { name: 'Ganzes Bild' }).click()
  await dialog.getByRole('button', { name: 'Abbrechen' }).click()
  await expect.poll(address).toBe(part)
})

test('the dialog shows the circle in which the place shows a picture, and handles that a finger takes @phone', async ({
  editor,
  newPage,
  call,
}) => {
  const { id, edit } = await newPage({ groups: ['multiCta'] })
  const { media } = await call('listMedia', { type: 'image', sort: 'size' })
  const photo = media.find(({ extension, width }) => extension === 'jpg' && (width ?? 0) >= 600)
  const { document } = await call('getDocument', { id, lang: 'de' })
  const field = document.groups.flatMap(({ fields }) => fields).find(({ name }) => name === 'image')
  await call('saveData', { itemType: 'field', linkId: field?.id ?? '', data: { mediaId: photo?.id ?? '' }, base: {} })
  await openToEdit(editor, edit)
  const picture = editor.locator('main img[data-field-kind="media"]').first()
  await picture.focus()
  await editor.keyboard.press('Alt+Enter')
  await editor.getByRole('menuitem', { name: 'Bild zuschneiden' }).click()
  const dialog = editor.getByRole('dialog', { name: 'Bild zuschneiden' })
  await expect(dialog.getByText('Hier steht das Bild in einem Kreis')).toBeVisible()
  await dialog.getByRole('radio', { name: 'Wie auf der Seite' }).check()
  const size = /([\d’']+) × ([\d’']+) Pixel/
  const sides = async () => size.exec((await dialog.getByText(size).textContent()) ?? '')?.slice(1)
  await expect.poll(async () => new Set(await sides()).size).toBe(1)
  const isCoarse = await editor.evaluate(() => matchMedia('(pointer: coarse)').matches)
  const box = await dialog.getByRole('button', { name: 'Ecke oben links' }).boundingBox()
  expect([box?.width, box?.height]).toEqual(isCoarse ? [44, 44] : [24, 24])
})
