import type { Page } from '@playwright/test'
import { colleague as other } from './colleague.ts'
import { expect, test } from './fixtures.ts'

const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Werkzeuge zum Bearbeiten' })
const title = (page: Page, block: string) => page.locator(`main [data-block="${block}"] [data-field="title"]`).first()
const messages = (page: Page) => page.getByRole('region', { name: 'Meldungen' })

async function open(page: Page, address: string) {
  // The first look at the changes: what comes later is news.
  const looked = page.waitForResponse((response) => response.url().includes('/page/changes'))
  await page.goto(address)
  await expect(toolbar(page)).toBeVisible()
  await looked
}

async function type(page: Page, block: string, words: string) {
  await title(page, block).click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(words)
}

async function save(page: Page) {
  await page.keyboard.press('Enter')
  await expect(toolbar(page).getByText('Gespeichert', { exact: true }).first()).toBeVisible()
}

/** Coming back to the window is when the editor looks; otherwise it does so by the clock. */
async function comeBack(page: Page) {
  const looked = page.waitForResponse((response) => response.url().includes('/page/changes'))
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await looked
}

test('what a colleague changes is shown and said with name and time, and what one types stays', async ({
  editor,
  colleague,
  newPage,
}) => {
  const { edit } = await newPage({ groups: ['hero', 'cta'] })
  await open(editor, edit)
  await open(colleague, edit)
  await type(editor, 'cta', 'Mitten im')
  await type(colleague, 'hero', 'Von Reto geändert')
  await save(colleague)
  await comeBack(editor)
  await expect(title(editor, 'hero')).toHaveText('Von Reto geändert')
  await expect(messages(editor)).toContainText(`${other.name} hat geändert: Auftakt › Titel`)
  await expect(messages(editor)).toContainText(/heute, \d\d:\d\d/)
  await expect(title(editor, 'cta')).toBeFocused()
  await editor.keyboard.type(' Satz')
  await save(editor)
  await expect(title(editor, 'cta')).toHaveText('Mitten im Satz')
  await comeBack(colleague)
  await expect(title(colleague, 'cta')).toHaveText('Mitten im Satz')
})

test('undo does not go back behind a colleague’s change: both versions are shown, with the name', async ({
  editor,
  colleague,
  newPage,
}) => {
  const { edit } = await newPage()
  await open(editor, edit)
  await type(editor, 'hero', 'Erst von mir')
  await save(editor)
  await open(colleague, edit)
  await type(colleague, 'hero', 'Dann von Reto')
  await save(colleague)
  await comeBack(editor)
  await expect(title(editor, 'hero')).toHaveText('Dann von Reto')
  await editor.keyboard.press('ControlOrMeta+z')
  await expect(title(editor, 'hero')).toHaveText('Dann von Reto')
  await editor.getByRole('button', { name: 'Zwei Fassungen: bitte wählen' }).click()
  const choice = editor.getByRole('dialog', { name: `${other.name} hat diesen Text inzwischen geändert` })
  await expect(choice).toContainText('Dann von Reto')
  await choice.getByRole('button', { name: 'Andere übernehmen' }).click()
  await expect(toolbar(editor).getByText('Gespeichert', { exact: true }).first()).toBeVisible()
  await colleague.reload()
  await expect(title(colleague, 'hero')).toHaveText('Dann von Reto')
})

test('what a colleague discards goes from the page, and that is said', async ({ editor, colleague, newPage, api }) => {
  const { id, edit } = await newPage({ publish: true })
  await open(colleague, edit)
  const before = (await title(colleague, 'hero').textContent()) ?? ''
  await type(colleague, 'hero', 'Nur ein Versuch')
  await save(colleague)
  await open(editor, edit)
  await expect(title(editor, 'hero')).toHaveText('Nur ein Versuch')
  await api.send('POST', '/page/revert', { id })
  await comeBack(editor)
  await expect(title(editor, 'hero')).toHaveText(before)
  await expect(messages(editor)).toContainText('Jemand hat Änderungen verworfen: Auftakt › Titel')
})
