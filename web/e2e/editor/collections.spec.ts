import type { Locator, Page } from '@playwright/test'
import { openToEdit, toolbar } from '../edited-page.ts'
import { expect, test } from '../fixtures.ts'
import { names, openCollection } from './lists/collection-panel.ts'

test('people are dragged, and put into the archive, in the panel of their block @phone', async ({
  editor,
  newPage,
}) => {
  const own = await newPage({ groups: ['hero', 'teamContainer'] })
  await openToEdit(editor, own.edit)
  const collection = await openCollection(editor)
  // The bar's tools are not under the panel.
  await toolbar(editor).getByRole('button', { name: 'Einstellungen' }).click({ trial: true })
  const shown = collection.getByRole('list', { name: 'Sichtbar' })
  const [first = '', second = '', third = ''] = await names(shown)
  await drag(
    editor,
    collection.getByRole('button', { name: `${first} verschieben` }),
    collection.getByRole('button', { name: `${third} verschieben` }),
  )
  await expect.poll(async () => (await names(shown)).slice(0, 3)).toEqual([second, third, first])
  const archived = collection.getByRole('list', { name: 'Archiviert' })
  await collection.getByRole('button', { name: `${first} archivieren` }).click()
  await expect.poll(() => names(archived)).toEqual([first])
  await collection.getByRole('button', { name: `${first} wieder zeigen` }).click()
  await expect.poll(async () => (await names(shown)).at(-1)).toBe(first)
})

test('who drags a card on the page is led to where the order is changed, and so does the button at the foot of the block', async ({
  editor,
  newPage,
}) => {
  const own = await newPage({ groups: ['hero', 'teamContainer'] })
  await openToEdit(editor, own.edit)
  const cards = editor.locator('[data-block="teamContainer"] li')
  await cards.first().scrollIntoViewIfNeeded()
  await drag(editor, cards.nth(0).locator('img'), cards.nth(1).locator('img'))
  const collection = editor.getByRole('region', { name: /^Sammlung bearbeiten/ })
  await expect(collection.getByRole('list', { name: 'Sichtbar' })).toBeVisible()
  await expect(editor.getByText(/^Die Reihenfolge ändern Sie in diesem Fenster/)).toBeVisible()
  await editor.keyboard.press('Escape')
  await expect(collection).toBeHidden()
  await editor.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await editor.getByRole('button', { name: 'Reihenfolge ändern' }).first().click()
  await expect(collection).toBeVisible()
})

test('a new person comes from the foot of the block, called as the block calls it', async ({ editor, newPage }) => {
  const own = await newPage({ groups: ['hero', 'teamContainer'] })
  await openToEdit(editor, own.edit)
  // Past the editor's bar.
  await editor.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(editor.getByRole('button', { name: 'Person hinzufügen' }).first()).toBeVisible()
  await editor.goto(own.edit.replace('?toolbar=1', ''))
  await expect(editor.locator('[data-block="teamContainer"]')).toBeVisible()
  await expect(editor.getByRole('button', { name: 'Person hinzufügen' })).toHaveCount(0)
})

test('testimonials are listed with the pages, and a block shows some of them', async ({ editor, newPage }) => {
  const own = await newPage({ groups: ['hero', 'testimonialsContainer'] })
  await openToEdit(editor, own.edit)
  const voices = editor.locator('[data-block="testimonialsContainer"] li figure')
  await expect(voices.filter({ hasText: 'Ursula H.' })).toBeVisible()
  await editor.locator('[data-block="testimonialsContainer"] h2').click({ button: 'right' })
  await editor.getByRole('menuitem', { name: 'Sammlung bearbeiten…' }).click()
  const collection = editor.getByRole('region', { name: 'Sammlung bearbeiten: Kundenstimmen' })
  await collection.getByRole('button', { name: 'Ursula H. archivieren' }).click()
  await expect(voices.filter({ hasText: 'Ursula H.' })).toHaveCount(0)
  await expect(voices.filter({ hasText: 'Daniel K.' })).toBeVisible()
  await editor.keyboard.press('Escape')
  await editor.getByRole('button', { name: 'Seiten', exact: true }).click()
  const panel = editor.getByRole('region', { name: 'Seiten' })
  await expect(panel.getByRole('heading', { name: 'Kundenstimmen' })).toBeVisible()
  await expect(panel.getByRole('link', { name: 'Daniel K.' })).toBeVisible()
})

/** Drags with the mouse, in steps, as a hand does. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await to.scrollIntoViewIfNeeded()
  // Once it stands still.
  await from.hover()
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!start || !end) throw new Error('nothing to drag')
  await page.mouse.down()
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2 + 6, { steps: 3 })
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2 + 2, { steps: 8 })
  await page.mouse.up()
}
