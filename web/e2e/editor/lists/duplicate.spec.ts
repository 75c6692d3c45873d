import { messages, openToEdit, toolbar } from '../../edited-page.ts'
import { expect, test } from '../../fixtures.ts'

test('a block is duplicated with its cards and all its words, and so is a card; each is one step', async ({
  editor,
  newPage,
  call,
}) => {
  const { id, edit } = await newPage({ groups: ['imageBoard', 'cta'] })
  await openToEdit(editor, edit)
  const boards = editor.locator('main [data-block="imageBoard"]')
  const title = boards.first().locator('[data-field="title"]').first()
  await title.click()
  await editor.keyboard.press('ControlOrMeta+a')
  await editor.keyboard.insertText('Unsere Werkstatt')
  await editor.keyboard.press('Alt+Enter')
  await editor.getByRole('menuitem', { name: 'Duplizieren' }).click()
  await expect(boards).toHaveCount(2)
  await expect(boards.nth(1).locator('[data-field="title"]').first()).toHaveText('Unsere Werkstatt')
  await expect(boards.nth(1).locator('[data-block="imageCard"]')).toHaveCount(3)
  await expect(boards.nth(1).locator('[data-field="title"]').first()).toBeFocused()
  await expect(async () => {
    const { document } = await call('getDocument', { id, lang: 'de' })
    const titles = document.groups
      .filter(({ name }) => name === 'imageBoard')
      .map(({ fields }) => JSON.stringify(fields))
    expect(titles.map((words) => words.includes('Unsere Werkstatt'))).toEqual([true, true])
  }).toPass()
  await toolbar(editor).getByRole('button', { name: 'Rückgängig: Duplizieren' }).click()
  await expect(boards).toHaveCount(1)
  await toolbar(editor).getByRole('button', { name: 'Wiederholen: Duplizieren' }).click()
  await expect(boards).toHaveCount(2)
  await editor.reload()
  await expect(boards).toHaveCount(2)
  await expect(boards.nth(1).locator('[data-block="imageCard"]')).toHaveCount(3)
})

test('a block is copied by key on one page and pasted on another, with all that is in it', async ({
  editor,
  newPage,
  call,
}) => {
  const from = await newPage({ groups: ['imageBoard'] })
  const to = await newPage({ groups: ['cta'] })
  await openToEdit(editor, from.edit)
  await editor.locator('main [data-field="title"]').first().click()
  await editor.keyboard.press('ControlOrMeta+a')
  await editor.keyboard.insertText('Aus der Werkstatt')
  await editor.locator('main [data-block="imageBoard"]').click({ position: { x: 4, y: 4 } })
  await editor.keyboard.press('ControlOrMeta+c')
  await expect(messages(editor).getByText(/ist kopiert und lässt sich auf jeder Seite einfügen/)).toBeVisible()
  await openToEdit(editor, to.edit)
  await editor.locator('main [data-block="cta"]').click({ button: 'right', position: { x: 4, y: 4 } })
  await editor.getByRole('menuitem', { name: 'Kopiertes einfügen' }).click()
  const pasted = editor.locator('main [data-block="imageBoard"]')
  await expect(pasted).toHaveCount(1)
  await expect(pasted.locator('[data-field="title"]').first()).toHaveText('Aus der Werkstatt')
  await expect(async () => {
    const { document } = await call('getDocument', { id: to.id, lang: 'de' })
    expect(document.groups.filter(({ name }) => name === 'imageCard')).toHaveLength(3)
    expect(JSON.stringify(document.groups)).toContain('Aus der Werkstatt')
  }).toPass()
  await editor.reload()
  await expect(pasted.locator('[data-field="title"]').first()).toHaveText('Aus der Werkstatt')
})

test('a page is duplicated with what is not saved yet, and opens as a page of its own', async ({
  editor,
  newPage,
  call,
}) => {
  const own = await newPage({ groups: ['hero', 'imageBoard'] })
  const { pages } = await call('listPages', { ids: own.id, includeDrafts: 'true' })
  const name = pages[0]?.name.de ?? ''
  await openToEdit(editor, own.edit)
  await editor.locator('main [data-field="title"]').first().click()
  await editor.keyboard.press('ControlOrMeta+a')
  await editor.keyboard.insertText('Nur eben getippt')
  await toolbar(editor).getByRole('button', { name: 'Seiten' }).click()
  const panel = editor.getByRole('region', { name: 'Seiten' })
  await panel.getByLabel('Seiten suchen').fill(name)
  await panel.getByRole('button', { name: `Mehr zu ${name}` }).click()
  await editor.getByRole('menuitem', { name: 'Seite duplizieren' }).click()
  await expect(messages(editor).getByText(`Seite «${name} (Kopie)» erstellt`)).toBeVisible()
  await expect(editor).not.toHaveURL(new RegExp(own.id))
  await expect(editor).toHaveTitle(`✎ ${name} (Kopie)`)
  await expect(editor.locator('main [data-field="title"]').first()).toHaveText('Nur eben getippt')
  await expect(editor.locator('main [data-block="imageCard"]')).toHaveCount(3)
})
