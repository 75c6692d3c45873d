import type { Page, Route } from '@playwright/test'
import { openToEdit, toolbar } from './edited-page.ts'
import { expect, test } from './fixtures.ts'

const address = '/de/service/augenpruefung'

/** Holds the scripts with these words back until it is told to let them go, which ends when all have arrived. */
async function holdScripts(page: Page, words: string, files = '**/_next/static/**/*.js'): Promise<() => Promise<void>> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(files, async (route: Route) => {
    const response = await route.fetch()
    const body = await response.text()
    await (body.includes(words) ? held : undefined)
    await route.fulfill({ response, body })
  })
  return async () => {
    letGo()
    await page.unrouteAll({ behavior: 'wait' })
  }
}

for (const [moment, files] of [
  ['its code', '**/_next/static/**/*.js'],
  ['any script', '**/*.js'],
] as const) {
  test(`a press on the slider before ${moment} has come turns it once it is there @phone`, async ({ page }) => {
    const letGo = await holdScripts(page, '', files)
    // Scripts that are held back hold back the page's `load` too.
    await page.goto(address, { waitUntil: 'commit' })
    const next = page.getByRole('button', { name: 'Nächste Karte' })
    await next.click()
    await expect(page.getByText('Karte 2 von 4')).toHaveCount(0)
    await letGo()
    await expect(page.getByRole('status')).toHaveText('Karte 2 von 4')
  })
}

test('a moving part that fails stays as it was, and says so in the language of the page', async ({ page }) => {
  await page.route(`**${address}`, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/( data-props=)"[^"]*"/g, '$1"{}"')
    await route.fulfill({ response, body })
  })
  await page.goto(address)
  const next = page.getByRole('button', { name: 'Nächste Karte' })
  await next.evaluate((button) => button.scrollIntoView())
  const note = page.getByRole('alert')
  await expect(note).toContainText('Dieser Teil der Seite lässt sich gerade nicht bedienen.')
  await expect(next).toBeVisible()
  await page.unroute(`**${address}`)
  await note.getByRole('button', { name: 'Neu laden' }).click()
  await expect(note).toHaveCount(0)
})

test('what is typed into a rich text before its editor has come is in it, and is saved', async ({
  editor,
  newPage,
}) => {
  const { edit } = await newPage({ groups: ['richTextBlock'] })
  const letGo = await holdScripts(editor, '__lexicalEditor')
  await openToEdit(editor, edit)
  const text = editor.locator('main [data-field="text"]').first()
  await text.click()
  await editor.keyboard.type('Eilig')
  await expect(text).not.toContainText('Eilig')
  await letGo()
  await expect(text).toContainText('Eilig')
  await editor.keyboard.type('er')
  await expect(text).toContainText('Eiliger')
  await editor.keyboard.press('Escape')
  await expect(toolbar(editor).getByText('Gespeichert', { exact: true }).first()).toBeVisible()
  await editor.reload()
  await expect(text).toContainText('Eiliger')
})
