import { apiAddress } from '@blickfang/contract/api/api-address.ts'
import { openToEdit, toolbar } from '../../edited-page.ts'
import { expect, findViolations, test } from '../../fixtures.ts'
import { inFrench } from './in-french.ts'

const original = 'Schön, dass Sie da sind'

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
  await expect(
    editor.getByText(/Texte sind übersetzt\. Sie sehen die Seite jetzt in dieser Sprache: Französisch\./),
  ).toBeVisible()
  await expect(editor.getByRole('button', { name: 'Zurück zu: Deutsch' })).toBeVisible()
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
  await expect(machine.first()).toBeFocused()
  await note.getByRole('button', { name: `Alle ${count - 1} passen so` }).click()
  await expect(machine).toHaveCount(0)
  await toolbar(editor).getByRole('button', { name: 'Rückgängig: Als geprüft markiert' }).click()
  await expect(machine).toHaveCount(count - 1)

  await editor.getByRole('button', { name: 'Veröffentlichen', exact: true }).click()
  const publish = editor.getByRole('dialog', { name: /veröffentlichen$/ })
  await expect(publish.getByText(/maschinell und ungeprüft/)).toBeVisible()
  await publish.getByRole('button', { name: 'Veröffentlichen', exact: true }).click()
  await expect(publish).toBeHidden()
  const { document } = await call('getDocument', { id: own.id, lang: 'fr' })
  await visitor.goto(`/fr/${document.page.slug.fr}`)
  await expect(visitor.getByText(`fr: ${original}`)).toBeVisible()
})

test('what a service does not do is said, what it did is kept, and who stops has changed nothing', async ({
  editor,
  newPage,
  call,
}) => {
  const own = await newPage({ groups: ['hero', 'cta'] })
  const address = await inFrench(call, own)
  const { document } = await call('getDocument', { id: own.id, lang: 'de' })
  const write = (group: number, name: string, text: string) => {
    const field = document.groups[group]?.fields.find((candidate) => candidate.name === name)
    const data = { content: { de: { text } } }
    return call('saveData', { itemType: 'field', linkId: field?.id ?? '', data, base: field?.revs ?? {} })
  }
  await write(0, 'title', 'Heute geschlossen (Ausfall)')
  // The window is open at once, and what lies behind it is hidden.
  await editor.goto(`${address}#translate`)
  await expect(editor).toHaveURL(/toolbar=1$/)
  const dialog = editor.getByRole('dialog', { name: 'Seite übersetzen: Französisch' })
  const start = dialog.getByRole('button', { name: 'Übersetzen' })
  await start.click()
  await expect(dialog.getByText('Es wurde nichts geändert.', { exact: true })).toBeVisible()
  await expect(dialog.getByRole('alert')).toContainText('Der Übersetzungsdienst antwortet nicht.')
  await dialog.getByRole('button', { name: 'Fertig' }).click()
  await expect(editor.locator('[data-translation]')).toHaveCount(0)

  const title = document.groups[0]?.fields.find(({ name }) => name === 'title')
  const data = { content: { de: { text: original } } }
  await call('saveData', {
    itemType: 'field',
    linkId: title?.id ?? '',
    data,
    base: { 'content.de': (title?.revs['content.de'] ?? 0) + 1 },
  })
  const texts = `**${apiAddress('translateTexts')}`
  await editor.route(texts, () => undefined)
  await editor.goto('about:blank')
  await editor.goto(`${address}#translate`)
  await start.click()
  await expect(dialog.getByRole('progressbar')).toBeVisible()
  await dialog.getByRole('button', { name: 'Abbrechen' }).click()
  await expect(dialog.getByText('Abgebrochen. Es wurde nichts geändert.')).toBeVisible()
  await editor.unroute(texts)
  await start.click()
  await expect(dialog.getByText(/^\d+ Texte sind übersetzt/)).toBeVisible()
})

test('the way to the first text takes the panel away that would lie over it, and the caret is in the text', async ({
  editor,
  newPage,
  call,
}) => {
  await editor.goto(`${(await inFrench(call, await newPage())).replace('toolbar=1', 'pageMenu=1')}#translate`)
  const dialog = editor.getByRole('dialog', { name: 'Seite übersetzen: Französisch' })
  await expect(editor.locator('[data-side-panel]')).toBeVisible()
  await dialog.getByRole('button', { name: 'Übersetzen' }).click()
  await dialog.getByRole('button', { name: 'Zum ersten Text' }).click()
  await expect(editor.locator('[data-side-panel]')).toHaveCount(0)
  await expect(editor.locator('[data-editing] [data-translation="machine"]').first()).toBeFocused()
})
