import type { Page } from '@playwright/test'
import { colleague as other } from './colleague.ts'
import { comeBack, messages, openToEdit, retype, toolbar } from './edited-page.ts'
import { expect, test } from './fixtures.ts'

const title = (page: Page, block: string) => page.locator(`main [data-block="${block}"] [data-field="title"]`).first()

const type = (page: Page, block: string, words: string) =>
  retype(page, `main [data-block="${block}"] [data-field="title"]`, words)

async function save(page: Page) {
  await page.keyboard.press('Enter')
  await expect(toolbar(page).getByText('Gespeichert', { exact: true }).first()).toBeVisible()
}

test('what a colleague changes is shown and said with name and time, and what one types stays', async ({
  editor,
  colleague,
  newPage,
}) => {
  const { edit } = await newPage({ groups: ['hero', 'cta'] })
  await openToEdit(editor, edit)
  await openToEdit(colleague, edit)
  await type(editor, 'cta', 'Mitten im')
  await type(colleague, 'hero', 'Von Reto geändert')
  await save(colleague)
  await comeBack(editor)
  await expect(title(editor, 'hero')).toHaveText('Von Reto geändert')
  await expect(messages(editor)).toContainText(`${other.name} hat geändert: Seitenanfang › Titel`)
  await expect(messages(editor)).toContainText(/heute, \d\d:\d\d/)
  await expect(title(editor, 'cta')).toBeFocused()
  await editor.keyboard.type(' Satz')
  await save(editor)
  await expect(title(editor, 'cta')).toHaveText('Mitten im Satz')
  await comeBack(colleague, 'sight')
  await expect(title(colleague, 'cta')).toHaveText('Mitten im Satz')
})

test('undo does not go back behind a colleague’s change: both versions are shown, with the name', async ({
  editor,
  colleague,
  newPage,
}) => {
  const { edit } = await newPage()
  await openToEdit(editor, edit)
  await type(editor, 'hero', 'Erst von mir')
  await save(editor)
  await openToEdit(colleague, edit)
  await type(colleague, 'hero', 'Dann von Reto')
  await save(colleague)
  await comeBack(editor)
  await expect(title(editor, 'hero')).toHaveText('Dann von Reto')
  await editor.keyboard.press('ControlOrMeta+z')
  await expect(title(editor, 'hero')).toHaveText('Dann von Reto')
  await editor.getByRole('button', { name: 'Zwei Versionen: bitte wählen' }).click()
  const choice = editor.getByRole('dialog', { name: `${other.name} hat diesen Text inzwischen geändert` })
  await expect(choice).toContainText('Dann von Reto')
  await choice.getByRole('button', { name: 'Andere übernehmen' }).click()
  await expect(toolbar(editor).getByText('Gespeichert', { exact: true }).first()).toBeVisible()
  await colleague.reload()
  await expect(title(colleague, 'hero')).toHaveText('Dann von Reto')
})

test('what a colleague discards goes from the page, and that is said', async ({ editor, colleague, newPage, call }) => {
  const { id, edit } = await newPage({ publish: true })
  await openToEdit(colleague, edit)
  const before = (await title(colleague, 'hero').textContent()) ?? ''
  await type(colleague, 'hero', 'Nur ein Versuch')
  await save(colleague)
  await openToEdit(editor, edit)
  await expect(title(editor, 'hero')).toHaveText('Nur ein Versuch')
  await call('revertPage', { id })
  await comeBack(editor)
  await expect(title(editor, 'hero')).toHaveText(before)
  await expect(messages(editor)).toContainText('Jemand hat Änderungen verworfen: Seitenanfang › Titel')
})

test('a page that a colleague adds shows in the open panel, and one that is removed goes', async ({
  editor,
  call,
  newPage,
}) => {
  const { edit } = await newPage()
  await openToEdit(editor, edit)
  await toolbar(editor).getByRole('button', { name: 'Seiten' }).click()
  const panel = editor.getByRole('region', { name: 'Seiten' })
  await expect(panel.getByRole('button', { name: 'Neue Seite' }).first()).toBeVisible()
  const name = `Nachgereicht ${Date.now().toString(36)}`
  // The list of all pages may be long.
  await panel.getByRole('searchbox').fill(name)
  await expect(panel.getByText('Keine Seite passt zu')).toBeVisible()
  const { page } = await call('addPage', {
    initialMeta: { name },
    lang: 'de',
  })
  await comeBack(editor)
  await expect(panel.getByRole('link', { name })).toBeVisible()
  await call('removePage', { id: page.id })
  await comeBack(editor)
  await expect(panel.getByRole('link', { name })).toHaveCount(0)
})
