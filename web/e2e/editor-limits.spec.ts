import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Werkzeuge zum Bearbeiten' })
const title = (page: Page) => page.locator('main [data-block="hero"] [data-field="title"]')
const richText = (page: Page) => page.locator('main [data-block="richTextBlock"] [data-field-kind="richText"]')
// On a phone the word is for those who hear the page.
const isSaved = (page: Page) => expect(toolbar(page).getByRole('status').last()).toHaveText('Gespeichert')

async function open(page: Page, address: string) {
  await page.goto(address)
  await expect(toolbar(page)).toBeVisible()
}

async function retype(page: Page, words: string) {
  await title(page).click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(words)
  await page.keyboard.press('Enter')
  await isSaved(page)
}

test('one undo stack serves all languages of a page: a step of the other one is done there', async ({
  editor,
  newPage,
  call,
}) => {
  const { id, edit } = await newPage()
  const { page } = await call('getPageInfo', { id })
  await call('updatePageInfo', { id, lang: 'de', meta: { disallowedLanguages: [] }, base: page.revs })
  await open(editor, edit)
  const before = (await title(editor).textContent()) ?? ''
  await retype(editor, 'Auf Deutsch geändert')
  await open(editor, edit.replace('/de/edit/', '/fr/edit/').replace(/edit\/[^?]+/, `edit/${id}`))
  await retype(editor, 'Changé en français')
  await editor.keyboard.press('ControlOrMeta+z')
  await expect(title(editor)).toHaveText('Auf Deutsch geändert')
  await toolbar(editor).getByRole('button', { name: 'Rückgängig: Text · Deutsch' }).click()
  await expect(editor).toHaveURL(/\/de\/edit\//)
  await expect(title(editor)).toHaveText(before)
  await editor.keyboard.press('ControlOrMeta+Shift+z')
  await expect(title(editor)).toHaveText('Auf Deutsch geändert')
  await expect(toolbar(editor).getByRole('button', { name: 'Wiederholen: Text · Französisch' })).toBeEnabled()
})

test('an empty field has its name in place, and the block offers those it does not show @phone', async ({
  editor,
  newPage,
}) => {
  const { edit } = await newPage()
  await open(editor, edit)
  await title(editor).click()
  await editor.keyboard.press('ControlOrMeta+a')
  await editor.keyboard.press('Delete')
  const shown = await title(editor).evaluate((host) => getComputedStyle(host, '::before').content)
  expect(shown).toBe('"Titel"')
  await editor.keyboard.press('Enter')
  await expect(title(editor)).toBeHidden()
  await editor.locator('main [data-block="hero"] [data-field-kind="richText"]').first().click()
  await editor.getByRole('button', { name: 'Titel einfügen' }).click()
  await expect(title(editor)).toBeFocused()
  await editor.keyboard.type('Wieder da')
  await editor.keyboard.press('Enter')
  await isSaved(editor)
  await editor.reload()
  await expect(title(editor)).toHaveText('Wieder da')
})

test('a text says how much room it has left, and takes no more than that', async ({ editor, newPage }) => {
  const { edit } = await newPage()
  await open(editor, edit)
  await title(editor).click()
  await editor.keyboard.press('ControlOrMeta+a')
  await editor.keyboard.insertText('x'.repeat(290))
  await expect(editor.getByText('Noch 10 Zeichen')).toBeVisible()
  await editor.keyboard.type('1234567890 zu viel')
  await expect(editor.getByText('Hier ist Platz für 300 Zeichen. Mehr wird nicht angenommen.')).toBeVisible()
  await editor.keyboard.press('Enter')
  await isSaved(editor)
  await editor.reload()
  await expect(title(editor)).toHaveText(`${'x'.repeat(290)}1234567890`)
})

test('pasted from a word processor: what fits is cleaned and kept, a heap is refused with a sentence', async ({
  editor,
  newPage,
}) => {
  const { edit } = await newPage({ groups: ['hero', 'richTextBlock'] })
  const paste = (html: string) =>
    richText(editor).evaluate((host, words) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', words)
      host.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, html)
  const paragraph =
    '<p class="MsoNormal" style="mso-x:1"><b>Fett</b> <a href="javascript:alert(1)">böse</a><o:p></o:p></p>'
  await open(editor, edit)
  await richText(editor).click()
  await expect(editor.locator('[data-lexical-editor]')).toBeFocused()
  await editor.keyboard.press('ControlOrMeta+a')
  await paste(paragraph)
  await expect(richText(editor)).toHaveText('Fett böse')
  await expect(richText(editor).locator('a, [style]')).toHaveCount(0)
  await editor.keyboard.press('End')
  await editor.keyboard.insertText('.')
  await paste(paragraph.repeat(1500))
  await expect(editor.getByText('Das sind zu viele Absätze und Formatierungen für einen Text.')).toBeVisible()
  await editor.keyboard.type(' Weiter.')
  await expect(richText(editor)).toHaveText('Fett böse. Weiter.')
  await editor.keyboard.press('Escape')
  await isSaved(editor)
  await editor.reload()
  await expect(richText(editor)).toHaveText('Fett böse. Weiter.')
})
