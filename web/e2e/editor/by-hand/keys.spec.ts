import type { Page } from '@playwright/test'
import { openToEdit, toolbar } from '../../edited-page.ts'
import { expect, findViolations, test } from '../../fixtures.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const title = (page: Page) => page.locator('main [data-field="title"]').first()

async function openTool(page: Page, name: string) {
  await toolbar(page).getByRole('button', { name: 'Weitere Werkzeuge' }).click()
  await page.getByRole('menuitem', { name }).click()
}

test('«?» shows every key outside of texts, and in a text it is typed', async ({ editor, newPage }) => {
  const { edit } = await newPage({ groups: ['hero'] })
  await openToEdit(editor, edit)
  await title(editor).click()
  await editor.keyboard.press('End')
  await editor.keyboard.press('?')
  await expect(title(editor)).toContainText('?')
  await editor.keyboard.press('Enter')
  await editor.keyboard.press('?')
  await expect(dialog(editor)).toContainText('Alle Tasten des Editors')
  expect(await findViolations(editor, '[role="dialog"]')).toEqual([])
  await editor.keyboard.press('Escape')
  await expect(dialog(editor)).toHaveCount(0)
  await expect(toolbar(editor)).toBeVisible()
})

test('the palette leads to a block, a section of the settings and another page', async ({ editor, newPage, call }) => {
  const { edit } = await newPage({ groups: ['hero', 'imageBoard', 'cta'] })
  const other = await newPage({ groups: ['cta'] })
  const { pages } = await call('listPages', { ids: other.id, includeDrafts: 'true' })
  const name = pages[0]?.name.de ?? ''
  await openToEdit(editor, edit)
  const field = editor.getByRole('combobox', { name: 'Suchen und springen' })
  await editor.keyboard.press('ControlOrMeta+k')
  await expect(field).toBeFocused()
  await field.fill('text mit knopf')
  await expect(editor.getByRole('option').first()).toContainText('Text mit Knopf')
  expect(await findViolations(editor, '[role="dialog"]')).toEqual([])
  await editor.keyboard.press('Enter')
  await expect(dialog(editor)).toHaveCount(0)
  await expect(editor.locator('main [data-block="cta"]')).toBeInViewport()
  await expect(
    editor.getByRole('toolbar', { name: 'Werkzeuge: Text mit Knopf' }).getByRole('button').first(),
  ).toBeFocused()
  await editor.keyboard.press('ControlOrMeta+k')
  await field.fill('kopfbereich')
  await editor.keyboard.press('Enter')
  const settings = editor.getByRole('region', { name: 'Einstellungen' })
  await expect(settings.locator('details[data-section="header"]')).toHaveAttribute('open', '')
  await expect(settings.locator('details[data-section="header"] summary')).toBeFocused()
  await editor.keyboard.press('Escape')
  await editor.keyboard.press('ControlOrMeta+k')
  await field.fill(name)
  await expect(editor.getByRole('option', { name })).toBeVisible()
  await editor.getByRole('option', { name }).click()
  await expect(editor).toHaveURL(new RegExp(other.slug))
  await expect(editor).toHaveTitle(`✎ ${name}`)
})

test('all that can be edited is framed without moving the page, until Escape @phone', async ({ editor, newPage }) => {
  const { edit } = await newPage({ groups: ['hero', 'imageBoard'] })
  await openToEdit(editor, edit)
  const places = () =>
    editor
      .locator('main [data-field]')
      .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())))
  await openTool(editor, 'Alles Bearbeitbare zeigen')
  await expect(editor.getByText(/^Gerahmt sind die \d+ Stellen/)).toBeVisible()
  await expect.poll(() => title(editor).evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('dashed')
  const lit = await places()
  await editor.keyboard.press('Escape')
  await expect(editor.locator('html')).not.toHaveAttribute('data-spotlight')
  expect(await places()).toEqual(lit)
  await expect(toolbar(editor)).toBeVisible()
})

test('on a phone the menu of further tools has the list of keys and the way to hide the tools @phone', async ({
  editor,
  newPage,
  isMobile,
}) => {
  test.skip(!isMobile, 'Elsewhere the bar has a button for it')
  const { edit } = await newPage({ groups: ['hero'] })
  await openToEdit(editor, edit)
  await openTool(editor, 'Suchen und springen')
  await expect(dialog(editor)).toBeVisible()
  expect(await findViolations(editor, '[role="dialog"]')).toEqual([])
  expect(await editor.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  await dialog(editor).getByRole('button', { name: 'Schliessen' }).tap()
  await expect(dialog(editor)).toHaveCount(0)
  await openTool(editor, 'Werkzeuge ausblenden')
  await expect(editor.getByRole('button', { name: 'Bearbeiten' })).toBeVisible()
})

test('«/» in an empty text offers the blocks: one is put behind it, and without a choice it is typed', async ({
  editor,
  newPage,
}) => {
  const { edit } = await newPage({ groups: ['hero', 'cta'] })
  await openToEdit(editor, edit)
  const blocks = () => editor.locator('main > [data-block], main [data-editing] > [data-block]').evaluateAll(namesOf)
  for (const [field, added] of [
    ['kicker', 'quote'],
    ['lead', 'heading'],
  ] as const) {
    const text = editor.locator(`main [data-block="hero"] [data-field="${field}"]`)
    await text.click()
    await editor.keyboard.press('ControlOrMeta+a')
    await editor.keyboard.press('Delete')
    await editor.keyboard.type('/')
    await expect(dialog(editor)).toBeVisible()
    await editor.keyboard.press('Escape')
    await expect(dialog(editor)).toHaveCount(0)
    await expect(text).toHaveText('/')
    await text.click()
    await editor.keyboard.press('ControlOrMeta+a')
    await editor.keyboard.press('Delete')
    await editor.keyboard.type('/')
    await dialog(editor)
      .getByRole('searchbox')
      .fill(added === 'quote' ? 'Zitat' : 'Überschrift')
    await editor.keyboard.press('Enter')
    await expect.poll(blocks).toEqual(['hero', added, 'cta'])
    // An empty line has no place on the page that nobody fills.
    await expect(text.filter({ hasText: '/' })).toHaveCount(0)
    await editor.keyboard.press('Escape')
    await toolbar(editor)
      .getByRole('button', { name: /^Rückgängig/ })
      .click()
    await expect.poll(blocks).toEqual(['hero', 'cta'])
    await expect(text).toHaveText('/')
  }
})

const namesOf = (found: Element[]) => found.map((block) => block.getAttribute('data-block'))
