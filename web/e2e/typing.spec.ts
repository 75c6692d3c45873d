import { apiAddress } from '@blickfang/contract/api/api-address.ts'
import type { Call } from '@blickfang/contract/api/client.ts'
import { contentSchema } from '@blickfang/contract/content/values.ts'
import type { Page } from '@playwright/test'
import { colleague as other } from './colleague.ts'
import { comeBack, messages, openToEdit, retype, toolbar } from './edited-page.ts'
import { expect, test } from './fixtures.ts'

const title = (page: Page) => page.locator('main [data-field="title"]').first()

const retitle = (page: Page, words: string) => retype(page, 'main [data-field="title"]', words)

/** Reads the page's first title as the server holds it. */
async function stored(call: Call, id: string): Promise<string> {
  const { document } = await call('getDocument', { id, lang: 'de' })
  const field = document.groups.flatMap(({ fields }) => fields).find(({ name }) => name === 'title')
  const content = contentSchema.safeParse(field?.values['content.de'])
  return content.data?.text ?? ''
}

test('a block stays under the fingers when a colleague removes it, says who it was and comes back', async ({
  editor,
  colleague,
  newPage,
  call,
}) => {
  const { id, edit } = await newPage({ groups: ['hero', 'cta'] })
  await openToEdit(editor, edit)
  await openToEdit(colleague, edit)
  await retitle(editor, 'Mitten im')
  const groupId = await editor.locator('main [data-block="hero"]').getAttribute('data-group-id')
  const status = await colleague.evaluate(
    async ([address = '', body = '']) =>
      (await fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body })).status,
    [apiAddress('removeGroup'), JSON.stringify({ pageId: id, groupId, base: {} })],
  )
  expect(status).toBe(200)
  await comeBack(editor)
  await expect(messages(editor)).toContainText(`${other.name} hat entfernt: Seitenanfang`)
  await expect(title(editor)).toBeFocused()
  await editor.keyboard.type(' Satz')
  await expect(title(editor)).toHaveText('Mitten im Satz')
  const note = editor.getByRole('group', { name: `${other.name} hat diesen Block entfernt` })
  await note.getByRole('button', { name: 'Wiederherstellen' }).click()
  await expect(note).toBeHidden()
  await expect(toolbar(editor).getByText('Gespeichert', { exact: true }).first()).toBeVisible()
  await editor.reload()
  await expect(title(editor)).toHaveText('Mitten im Satz')
  expect(await stored(call, id)).toBe('Mitten im Satz')
})

test('words reach the server while the caret stays in their field, and who writes long is not told that it takes long', async ({
  editor,
  newPage,
  call,
}) => {
  const { id, edit } = await newPage()
  await openToEdit(editor, edit)
  await retitle(editor, 'Wer lange schreibt, hört dabei nichts vom Server. '.repeat(2))
  const said = await toolbar(editor).textContent()
  expect(said).not.toContain('Dauert länger')
  await expect.poll(() => stored(call, id), { timeout: 8_000 }).toContain('Wer lange schreibt')
  await expect(title(editor)).toBeFocused()
  await editor.keyboard.type('Weiter.')
  await expect.poll(() => stored(call, id), { timeout: 8_000 }).toContain('Weiter.')
  await expect(toolbar(editor).getByText('Gespeichert', { exact: true }).first()).toBeVisible()
})

test('a reload right after the last key never shows the old text', async ({ editor, newPage }) => {
  const { edit } = await newPage()
  await editor.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    // Each frame that people get to see.
    const look = () => {
      const shown = document.querySelector<HTMLElement>('main [data-field="title"]')
      const words = shown && getComputedStyle(shown).visibility === 'visible' ? (shown.textContent ?? '') : null
      // A page that still arrives may end before the words of a title.
      const isWhole = words !== '' || document.readyState !== 'loading'
      if (words !== null && isWhole && seen.at(-1) !== words) seen.push(words)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await openToEdit(editor, edit)
  for (const [round, moment] of (['at once', 'drawn', 'on their way', 'arrived'] as const).entries()) {
    const words = `Worte ${round}`
    const sending = editor.waitForRequest((request) => request.postData()?.includes(words) ?? false)
    await retitle(editor, words)
    if (moment === 'drawn') await editor.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)))
    if (moment === 'on their way') await sending
    if (moment === 'arrived') await (await sending).response()
    await editor.reload()
    await expect(toolbar(editor)).toBeVisible()
    await expect(title(editor)).toHaveText(words)
    // The frame that shows the words may still be to come; one with the old text would stay in the list.
    const seen = () => editor.evaluate(() => (window as unknown as { seen: string[] }).seen)
    await expect.poll(seen).toEqual([words])
  }
})
