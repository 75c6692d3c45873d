import { readFileSync } from 'node:fs'
import { messages, openToEdit, toolbar } from '../../edited-page.ts'
import { expect, findViolations, test } from '../../fixtures.ts'
import { drawn, dropOn } from './drawn-pictures.ts'

const photo = readFileSync(new URL('../../../../cms/src/plugin/media/testing/four-colours-p3.heic', import.meta.url))

test('files that are dropped on a board become its cards, one that is none is told by itself, and one step takes all back', async ({
  editor,
  newPage,
}) => {
  const { edit } = await newPage({ groups: ['imageBoard'] })
  await openToEdit(editor, edit)
  const stamp = Date.now().toString(36)
  const pictures = await drawn(
    editor,
    [1, 2, 3].map((place) => `karte-${stamp}-${place}.png`),
  )
  const heic = { name: `telefon-${stamp}.heic`, mimeType: 'image/heic', buffer: photo }
  const raw = { name: `kamera-${stamp}.cr2`, mimeType: 'image/x-canon-cr2', buffer: Buffer.from('roh') }
  const cards = editor.locator('main img[data-field-kind="media"]')
  await expect(editor.locator('main [data-block="imageBoard"]')).toBeVisible()
  await dropOn(editor, 'main [data-block="imageBoard"] [data-field="title"]', [...pictures, heic, raw])
  const dialog = editor.getByRole('dialog', { name: 'Mehrere Bilder' })
  await expect(dialog.getByText('Bereit', { exact: true })).toBeVisible()
  await expect(messages(editor).getByText(`«${raw.name}» konnte nicht hochgeladen werden`)).toBeVisible()
  await expect(messages(editor).getByText(/CR2 sind Rohdaten einer Kamera/)).toBeVisible()
  expect(await findViolations(editor, '[role=dialog]')).toEqual([])
  await dialog.getByRole('button', { name: 'Schliessen' }).last().click()
  await expect(dialog).toBeHidden()
  await expect(cards).toHaveCount(4)
  await expect(cards.nth(3)).toHaveAttribute('src', /\.(jpg|webp)/)
  await toolbar(editor)
    .getByRole('button', { name: /^Rückgängig/ })
    .click()
  await expect(cards).toHaveCount(0)
  await expect(editor.locator('main [data-empty][data-field-kind="media"]')).toHaveCount(3)
  await toolbar(editor)
    .getByRole('button', { name: /^Wiederholen/ })
    .click()
  await expect(cards).toHaveCount(4)

  const [other, spare] = await drawn(editor, [`anders-${stamp}.png`, `uebrig-${stamp}.png`])
  if (!other || !spare) throw new Error('Nothing was drawn')
  await dropOn(editor, 'main img[data-field-kind="media"]', [other, spare])
  await expect(cards.first()).toHaveAttribute('src', new RegExp(`anders-${stamp}`))
  await expect(messages(editor).getByText('Das andere Bild ist in der Mediathek.')).toBeVisible()
  await toolbar(editor)
    .getByRole('button', { name: /^Rückgängig/ })
    .click()
  await expect(cards.first()).toHaveAttribute('src', new RegExp(`karte-${stamp}-1`))
})

test('the menu of a board takes several pictures', async ({ editor, newPage }) => {
  const { edit } = await newPage({ groups: ['imageBoard'] })
  await openToEdit(editor, edit)
  await editor.locator('main [data-block="imageBoard"] [data-field="title"]').first().click()
  await editor.keyboard.press('Alt+Enter')
  await editor.getByRole('menuitem', { name: 'Mehrere Bilder…' }).click()
  const dialog = editor.getByRole('dialog', { name: 'Mehrere Bilder' })
  const files = await drawn(
    editor,
    ['eins', 'zwei'].map((name) => `${name}-${Date.now().toString(36)}.png`),
  )
  await dialog.locator('input[type=file]').setInputFiles(files)
  await expect(messages(editor).getByText(/^2 Bilder stehen auf Karten/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Schliessen' }).last().click()
  await expect(editor.locator('main img[data-field-kind="media"]')).toHaveCount(2)
})
