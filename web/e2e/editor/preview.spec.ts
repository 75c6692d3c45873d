import { openToEdit, toolbar } from '../edited-page.ts'
import { expect, findViolations, test } from '../fixtures.ts'

test('what will be published is looked at beside what is live, at the widths of visitors, without tools @phone', async ({
  editor,
  newPage,
}) => {
  const { edit } = await newPage({ groups: ['hero'], publish: true })
  await openToEdit(editor, edit)
  const title = editor.locator('main [data-field="title"]').first()
  const before = (await title.textContent()) ?? ''
  await title.click()
  await editor.keyboard.press('ControlOrMeta+a')
  await editor.keyboard.insertText('Erst im Entwurf')
  await toolbar(editor)
    .getByRole('button', { name: /^Veröffentlichen/ })
    .click()
  const dialog = editor.getByRole('dialog')
  await expect(dialog.getByText('Erst im Entwurf')).toBeVisible()
  await dialog.getByRole('button', { name: 'Ansehen' }).click()
  await expect(editor).toHaveURL(/~preview\?page=/)
  const frame = editor.frameLocator('iframe')
  const shown = frame.getByRole('main').getByRole('heading', { level: 1 })
  await expect(shown).toHaveText('Erst im Entwurf')
  await expect(frame.getByRole('button', { name: 'Bearbeiten' })).toHaveCount(0)
  for (const [device, width] of [
    ['Telefon', 390],
    ['Tablet', 768],
    ['Bildschirm', 1440],
  ] as const) {
    await editor.getByRole('button', { name: device }).click()
    await expect.poll(() => frame.locator('html').evaluate(() => window.innerWidth)).toBe(width)
  }
  expect(await findViolations(editor, 'html', 'iframe')).toEqual([])
  await editor.getByRole('button', { name: 'Veröffentlicht' }).click()
  await expect(shown).toHaveText(before)
  await editor.getByRole('button', { name: 'Ansicht schliessen' }).click()
  await expect(editor).toHaveURL(/\/de\/edit\/.*toolbar=1/)
  await expect(title).toHaveText('Erst im Entwurf')
})
