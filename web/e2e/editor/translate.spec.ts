import type { Call } from '@blickfang/contract/api/client.ts'
import { openToEdit, toolbar } from '../edited-page.ts'
import { expect, findViolations, type OwnPage, test } from '../fixtures.ts'

const original = 'Damit Sie wieder scharf sehen'

/** The page in French too, with a name and an address of its own. */
async function inFrench(call: Call, { id }: OwnPage): Promise<string> {
  const french = { id, lang: 'fr' as const, base: { disallowedLanguages: 1 } }
  await call('updatePageInfo', { ...french, meta: { disallowedLanguages: [], name: `Essai ${id}` } })
  return `/fr/edit/${id}?toolbar=1`
}

test('one text is translated from its menu; undo takes it back, and a person’s own words stay', async ({
  editor,
  newPage,
  call,
}) => {
  await openToEdit(editor, await inFrench(call, await newPage()))
  const title = editor.locator('main [data-field="title"]').first()
  await expect(title).toContainText(original)
  const translate = async () => {
    await title.click()
    await editor.keyboard.press('Alt+Enter')
    await editor.getByRole('menuitem', { name: 'Übersetzen' }).click()
  }
  await translate()
  await expect(editor.getByText('Übersetzt. Bitte lesen Sie den Text durch.')).toBeVisible()
  await expect(title).toHaveText(`fr: ${original}`)
  await toolbar(editor).getByRole('button', { name: 'Rückgängig: Übersetzung' }).click()
  await expect(title).toHaveText(original)
  await toolbar(editor).getByRole('button', { name: 'Wiederholen: Übersetzung' }).click()
  await expect(title).toHaveText(`fr: ${original}`)
  await title.click()
  await editor.keyboard.press('ControlOrMeta+A')
  await editor.keyboard.type('Voir net')
  await editor.keyboard.press('Enter')
  await translate()
  await expect(editor.getByText(/Diesen Text hat jemand selbst geschrieben/)).toBeVisible()
  await expect(title).toHaveText('Voir net')
})

test('a page is translated into French as one step of undo, read through by key, and published', async ({
  editor,
  newPage,
  call,
  visitor,
}) => {
  const own = await newPage({ groups: ['hero', 'cta', 'textOnImage'] })
  await inFrench(call, own)
  await openToEdit(editor, `/de/edit/${own.slug}?toolbar=1`)
  await editor.getByRole('button', { name: /^\d+ Übersetzungen fehlen$/ }).click()
  const missing = editor.getByRole('dialog', { name: 'Fehlende Übersetzungen' })
  await missing.getByRole('button', { name: 'Übersetzen…' }).click()
  await expect(editor).toHaveURL(/\/fr\/edit\//)
  const dialog = editor.getByRole('dialog', { name: 'Seite übersetzen: Französisch' })
  await expect(dialog.getByText(/^\d+ Texte mit [\d’']+ Zeichen \(Original: Deutsch\): \d+ fehlen\.$/)).toBeVisible()
  expect(await findViolations(editor, '[role=dialog]')).toEqual([])
  await dialog.getByRole('button', { name: 'Übersetzen' }).click()
  await expect(dialog.getByText(/^\d+ Texte sind übersetzt/)).toBeVisible()
  expect(await findViolations(editor, '[role=dialog]')).toEqual([])
  await dialog.getByRole('button', { name: 'Fertig' }).click()
  const title = editor.locator('main [data-field="title"]').first()
  await expect(title).toHaveText(`fr: ${original}`)
  await expect(editor.locator('[data-editing] [data-stand-in]')).toHaveCount(0)
  const undo = toolbar(editor).getByRole('button', { name: 'Rückgängig: Übersetzung' })
  await undo.click()
  await expect(title).toHaveText(original)
  await toolbar(editor).getByRole('button', { name: 'Wiederholen: Übersetzung' }).click()
  await expect(title).toHaveText(`fr: ${original}`)

  const machine = editor.locator('[data-editing] [data-translation="machine"]')
  const count = await machine.count()
  expect(count).toBeGreaterThan(5)
  await editor.keyboard.press('F8')
  const note = editor.getByRole('group', { name: 'Übersetzung dieses Textes' })
  await expect(note).toContainText('Maschinell übersetzt')
  await expect(machine.first()).toBeFocused()
  await note.getByRole('button', { name: 'Passt so' }).click()
  await expect(machine).toHaveCount(count - 1)
  await editor.keyboard.press('F8')
  await expect(machine.first()).toBeFocused()

  await editor.getByRole('button', { name: 'Veröffentlichen', exact: true }).click()
  const publish = editor.getByRole('dialog', { name: /veröffentlichen$/ })
  await expect(publish.getByText(/maschinell und ungeprüft/)).toBeVisible()
  await publish.getByRole('button', { name: 'Veröffentlichen', exact: true }).click()
  await expect(publish).toBeHidden()
  const { document } = await call('getDocument', { id: own.id, lang: 'fr' })
  await visitor.goto(`/fr/${document.page.slug.fr}`)
  await expect(visitor.getByText(`fr: ${original}`)).toBeVisible()
})
