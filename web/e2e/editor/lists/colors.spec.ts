import { openToEdit, toolbar } from '../../edited-page.ts'
import { expect, findViolations, test } from '../../fixtures.ts'

/** The site's own colours are everybody's. */
test('three palettes are tried on the page, one is taken in five presses, and one undo brings the old colours back @alone', async ({
  editor,
  visitor,
  newPage,
}) => {
  const { edit, live } = await newPage({ publish: true })
  const ground = (page: typeof editor) =>
    page.locator('html').evaluate((html) => getComputedStyle(html).getPropertyValue('--color-header').trim())
  await openToEdit(editor, edit)
  const before = await ground(editor)
  await editor.goto(edit.replace('toolbar=1', 'settings=1'))
  const panel = editor.getByRole('region', { name: 'Einstellungen' })
  let presses = 0
  const press = async (act: () => Promise<void>) => {
    presses++
    await act()
  }
  await press(() => panel.getByText('Farben', { exact: true }).click())
  for (const name of ['Ziegel', 'Pflaume', 'Wald']) {
    await press(() => panel.getByRole('radio', { name: new RegExp(`^${name}`) }).check())
    await expect.poll(() => ground(editor)).not.toBe(before)
  }
  expect(await findViolations(editor)).toEqual([])
  await visitor.goto(live)
  expect(await ground(visitor)).toBe(before)

  // Over a reload, and without the panel.
  await openToEdit(editor, edit)
  const notice = editor.getByRole('status').filter({ hasText: 'Sie probieren Farben aus.' })
  await expect(notice).toBeVisible()
  await expect.poll(() => ground(editor)).toBe('#1f4d36')
  expect(await findViolations(editor)).toEqual([])
  await press(() => notice.getByRole('button', { name: 'Übernehmen' }).click())
  expect(presses).toBe(5)
  await expect(notice).toHaveCount(0)
  await expect(toolbar(editor).getByRole('status').last()).toHaveText('Gespeichert')
  await visitor.reload()
  expect(await ground(visitor)).toBe('#1f4d36')

  await editor.keyboard.press('ControlOrMeta+z')
  await expect.poll(() => ground(editor)).toBe(before)
  await expect(toolbar(editor).getByRole('status').last()).toHaveText('Gespeichert')
  await visitor.reload()
  expect(await ground(visitor)).toBe(before)
})

test('from any block the colours of the site are two presses away, by pointer and by keys', async ({
  editor,
  newPage,
}) => {
  const { edit } = await newPage({ groups: ['textOnImage'] })
  await openToEdit(editor, edit)
  const colors = editor.getByRole('group').filter({ has: editor.getByRole('radio', { name: /^Wald/ }) })
  const isOpen = async () => {
    await expect(colors.first()).toBeVisible()
    await expect(editor.locator('summary', { hasText: 'Farben' })).toBeFocused()
  }
  await editor.locator('main [data-field-kind="text"]').first().click({ button: 'right' })
  await editor.getByRole('menuitem', { name: 'Farben der Website' }).click()
  await isOpen()
  expect(await findViolations(editor)).toEqual([])

  await editor.keyboard.press('Escape')
  await editor.locator('main [data-field-kind="text"]').first().click()
  const bar = editor.locator('[data-block-bar]')
  await bar.getByRole('button', { name: /^Menü/ }).press('Enter')
  await editor.getByRole('menuitem', { name: 'Farben der Website' }).press('Enter')
  await isOpen()
})
