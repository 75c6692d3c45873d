import { openToEdit } from '../edited-page.ts'
import { expect, findViolations, test } from '../fixtures.ts'

test('the tour points at each thing on the page, by keyboard alone, and its cards never cover what they speak of @phone', async ({
  editor,
  newPage,
}) => {
  const { edit } = await newPage({ groups: ['hero', 'cta'] })
  await openToEdit(editor, edit)
  await editor.keyboard.press('ControlOrMeta+k')
  await editor.getByRole('combobox').fill('Tour')
  await expect(editor.getByRole('option', { name: 'Tour durch den Editor' })).toBeVisible()
  await editor.keyboard.press('Enter')
  const card = editor.getByRole('dialog')
  const pointedAt = ['main [data-field]', '[data-block-bar]', '[data-plus]:not([hidden])', '[data-panel="pageMenu"]']
  for (const [index, selector] of pointedAt.entries()) {
    await expect(card).toContainText(`Schritt ${index + 1} von 6`)
    await expect(card).toBeFocused()
    await expect(editor.locator(selector).first()).toBeInViewport()
    const covers = async () => {
      const [own, thing] = [await card.boundingBox(), await editor.locator(selector).first().boundingBox()]
      if (!own || !thing) throw new Error('Something has no place.')
      const isBeside = own.y >= thing.y + thing.height || own.y + own.height <= thing.y
      return !isBeside
    }
    await expect.poll(covers).toBe(false)
    expect(await findViolations(editor, '[role=dialog]')).toEqual([])
    await card.getByRole('button', { name: 'Weiter' }).press('Enter')
  }
  await card.getByRole('button', { name: 'Weiter' }).press('Enter')
  await expect(card).toContainText('Alles andere lässt sich suchen')
  await card.getByRole('button', { name: 'Zurück' }).press('Enter')
  await expect(card).toContainText('Veröffentlichen')
  await editor.keyboard.press('Escape')
  await expect(card).toHaveCount(0)
  await expect(editor.getByRole('toolbar', { name: 'Werkzeuge zum Bearbeiten' })).toBeVisible()
})
