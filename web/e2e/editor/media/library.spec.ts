import type { Page } from '@playwright/test'
import { messages, openToEdit, toolbar } from '../../edited-page.ts'
import { expect, findViolations, test } from '../../fixtures.ts'
import { drawn } from './drawn-pictures.ts'

async function openLibrary(editor: Page) {
  await toolbar(editor).getByRole('button', { name: 'Einstellungen' }).click()
  await editor.getByRole('button', { name: 'Mediathek', exact: true }).click()
  return editor.getByRole('dialog', { name: 'Mediathek' })
}

test('several media are found, moved, tagged and deleted at once; what is used stays, and what can be taken back is', async ({
  editor,
  newPage,
  call,
}) => {
  const { id, edit } = await newPage({ groups: ['textOnImage'] })
  await openToEdit(editor, edit)
  const stamp = `reihe-${Date.now().toString(36)}`
  const library = await openLibrary(editor)
  const files = await drawn(editor, [`${stamp}-1.png`, `${stamp}-2.png`, `${stamp}-3.png`])
  await library.locator('input[type=file]').setInputFiles(files)
  const tile = (place: number) => library.getByRole('button', { name: `${stamp}-${place}.png`, exact: true })
  for (const place of [1, 2, 3]) await expect(tile(place)).toBeVisible()
  const { media } = await call('listMedia', { search: `${stamp}-2` })
  const { document } = await call('getDocument', { id, lang: 'de' })
  const field = document.groups[0]?.fields.find(({ name }) => name === 'image')
  await call('saveData', {
    itemType: 'field',
    linkId: field?.id ?? '',
    data: { mediaId: media[0]?.id ?? '' },
    base: {},
  })

  await library.getByRole('searchbox', { name: 'Bilder suchen' }).fill(stamp)
  const found = (words: string) => expect(library.getByRole('status').filter({ hasText: words }).first()).toBeVisible()
  await found('3 gefunden')
  await tile(3).focus()
  await editor.keyboard.press('ArrowRight')
  await expect(tile(2)).toBeFocused()
  await tile(3).click()
  await tile(1).click({ modifiers: ['Shift'] })
  const several = library.getByRole('region', { name: '3 ausgewählt' })
  await several.getByLabel('Ordner').fill(`Ordner ${stamp}`)
  await several.getByRole('button', { name: 'Verschieben' }).click()
  await library.getByText(`3 Medien liegen jetzt in «Ordner ${stamp}».`).waitFor()
  await library.getByRole('button', { name: 'Rückgängig' }).click()
  await messages(editor).getByText('Zurückgenommen.').waitFor()
  expect((await call('listMedia', { folder: `Ordner ${stamp}` })).total).toBe(0)
  await several.getByLabel('Ordner').fill(`Ordner ${stamp}`)
  await several.getByRole('button', { name: 'Verschieben' }).click()
  await several.getByLabel('Schlagwort hinzufügen').fill('Laden')
  await several.getByRole('button', { name: 'Hinzufügen' }).click()
  await expect(several.getByRole('button', { name: 'Schlagwort «Laden» entfernen' })).toBeVisible()
  await library.getByLabel('Ordner', { exact: true }).first().selectOption(`Ordner ${stamp}`)
  await found('3 gefunden')
  expect(await findViolations(editor, '[role=dialog]')).toEqual([])

  await several.getByRole('button', { name: '3 löschen' }).click()
  const question = editor.getByRole('alertdialog', { name: '3 Medien löschen?' })
  await expect(question.getByText(new RegExp(`^${stamp}-2\\.png: Versuch`))).toBeVisible()
  await question.getByRole('button', { name: '2 löschen' }).click()
  await messages(editor).getByText('2 Medien sind gelöscht.').waitFor()
  await found('1 gefunden')
  await library.getByLabel('Unbenutzt').check()
  await found('Nichts gefunden')
})

test('a file is replaced everywhere at once, brought back from the library, and recognised when it comes again', async ({
  editor,
  visitor,
  newPage,
  call,
}) => {
  const { id, edit, live } = await newPage({ groups: ['textOnImage'] })
  await openToEdit(editor, edit)
  const stamp = `tausch-${Date.now().toString(36)}`
  const [before, after] = await drawn(editor, [`${stamp}-vorher.png`, `${stamp}-nachher.png`])
  if (!before || !after) throw new Error('Nothing was drawn')
  const library = await openLibrary(editor)
  const uploads = library.locator('input[type=file][multiple]')
  await uploads.setInputFiles(before)
  await library.getByRole('button', { name: before.name, exact: true }).click()
  const { media } = await call('listMedia', { search: stamp })
  const { document } = await call('getDocument', { id, lang: 'de' })
  const field = document.groups[0]?.fields.find(({ name }) => name === 'image')
  await call('saveData', {
    itemType: 'field',
    linkId: field?.id ?? '',
    data: { mediaId: media[0]?.id ?? '' },
    base: {},
  })
  await call('publishPage', { id })
  const shown = async () => {
    await visitor.goto(live)
    return visitor.locator('main img').first().getAttribute('src')
  }
  const first = await shown()

  await library.locator('input[type=file]:not([multiple])').setInputFiles(after)
  await editor.getByRole('alertdialog').getByRole('button', { name: 'Ersetzen', exact: true }).click()
  await library.getByText(/ist überall durch «.*» ersetzt/).waitFor()
  const second = await shown()
  expect(second).not.toBe(first)
  expect(second).toContain(`${stamp}-nachher`)
  await library.getByRole('button', { name: 'Vorige Datei zurückholen' }).click()
  await library.getByText(/ist überall wieder da/).waitFor()
  expect(await shown()).toContain(`${stamp}-vorher`)
  expect(await findViolations(editor, '[role=dialog]')).toEqual([])

  await uploads.setInputFiles({ ...before, name: 'IMG_0042.png' })
  await expect(library.getByText(/war schon in der Mediathek und ist jetzt ausgewählt/)).toBeVisible()
  expect((await call('listMedia', { search: 'IMG_0042' })).media).toEqual([])
})

test('of a long library only what is near is drawn; keys lead to its end and back, and the focus stays while one scrolls', async ({
  editor,
  newPage,
}) => {
  const { edit } = await newPage({ groups: ['textOnImage'] })
  await openToEdit(editor, edit)
  const library = await openLibrary(editor)
  const places = library.locator('li[aria-posinset]')
  const total = async () => Number(await places.last().getAttribute('aria-setsize'))
  const focused = () => editor.evaluate(() => Number(document.activeElement?.closest('li')?.ariaPosInSet))
  await places.first().getByRole('button').focus()
  // Each time the next part of the list comes.
  await expect
    .poll(async () => {
      await editor.keyboard.press('End')
      return (await total()) - (await focused())
    })
    .toBe(0)
  expect(await places.count()).toBeLessThan(await total())
  await expect(places.last()).toBeInViewport()

  // What has had the focus may be there no more.
  const search = library.getByRole('searchbox')
  await search.fill('so heisst kein Bild')
  await expect(library.getByText(/^Nichts gefunden/).first()).toBeVisible()
  await search.fill('')
  await expect(places.first()).toBeVisible()
  await places.first().getByRole('button').focus()
  await editor.keyboard.press('End')
  await editor.keyboard.press('Home')
  await expect(places.first()).toBeInViewport()
  await places.first().hover()
  // What comes while one has been at the end is below it: one scrolls on.
  await expect(async () => {
    await editor.mouse.wheel(0, 20_000)
    expect(Number(await places.last().getAttribute('aria-posinset'))).toBe(await total())
    await expect(places.last()).toBeInViewport({ timeout: 1_000 })
  }).toPass({ timeout: 30_000 })
  expect(await focused()).toBe(1)

  // The list is narrower beside what is told of a medium, and much narrower on a phone.
  const narrowest = () => places.evaluateAll((tiles) => Math.min(...tiles.map((tile) => tile.clientWidth)))
  await places.last().getByRole('button').click()
  await expect(places.last()).toBeInViewport()
  await expect(library.getByRole('region', { name: 'Angaben' }).getByLabel('Name').first()).toBeInViewport()
  await expect.poll(narrowest).toBeGreaterThan(110)
  await places.last().getByRole('button').click()

  await editor.setViewportSize({ width: 390, height: 844 })
  const other = library.locator(`li[aria-posinset="${(await total()) - 1}"]`)
  await other.getByRole('button').click()
  const told = library.getByRole('region', { name: 'Angaben' })
  await expect(told.getByLabel('Name').first()).toBeInViewport()
  const boxOf = async (part: typeof told) => part.evaluate((element) => element.getBoundingClientRect())
  await expect.poll(async () => (await boxOf(told)).top - (await boxOf(other)).bottom).toBeGreaterThanOrEqual(0)
  await expect.poll(narrowest).toBeGreaterThan(110)
  const overlaps = () =>
    places.evaluateAll((tiles) => {
      const boxes = tiles.map((tile) => tile.getBoundingClientRect())
      const isOver = (a: DOMRect, b: DOMRect) =>
        a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
      return boxes.filter((box, index) => boxes.slice(index + 1).some((other) => isOver(box, other))).length
    })
  await expect.poll(overlaps).toBe(0)
  expect(await places.count()).toBeGreaterThan(3)
  expect(await findViolations(editor, '[role=dialog]')).toEqual([])
})

test('a double click takes a picture, although what is told of it comes with the first click', async ({
  editor,
  newPage,
}) => {
  const { edit } = await newPage({ groups: ['textOnImage'] })
  await openToEdit(editor, edit)
  await editor.locator('main [data-field-kind="media"]').first().click()
  const library = editor.getByRole('dialog', { name: 'Mediathek' })
  const tile = library.locator('li[aria-posinset]').nth(6)
  const file = (address: string | null) => address?.match(/[\w-]+\.(?:webp|jpe?g|png|svg)(?=\/|$)/)?.[0] ?? ''
  const chosen = file(await tile.locator('img').getAttribute('src'))
  await tile.getByRole('button').dblclick()
  await expect(library).toHaveCount(0)
  await expect.poll(async () => file(await editor.locator('main img').first().getAttribute('src'))).toBe(chosen)
})
