import { openToEdit, toolbar } from '../edited-page.ts'
import { expect, test } from '../fixtures.ts'

test('what is still a sample, and a button that leads nowhere, is said before publishing, and leads to its place', async ({
  editor,
  newPage,
}) => {
  const { edit } = await newPage({ groups: ['hero'] })
  await editor.goto(edit)
  await editor.getByRole('button', { name: 'Veröffentlichen', exact: true }).click()
  const dialog = editor.getByRole('dialog', { name: /veröffentlichen$/ })
  await expect(dialog.getByText(/hat keinen Link und erscheint nicht|Hinweise zu Buttons/).first()).toBeVisible()
  const samples = dialog.getByRole('list', { name: /Texte sind noch die Beispiele/ })
  await expect(samples.getByRole('button')).toHaveCount(3)
  await samples.getByRole('button', { name: /Titel.*«Schön, dass Sie da sind»/ }).click()
  await expect(dialog).toBeHidden()
  await expect(editor.locator('main [data-field="title"]').first()).toBeFocused()
  await expect(editor.getByText('Beispieltext', { exact: true }).first()).toBeVisible()
})

test('a typed address of the site that has no page is said where it stands and before publishing, until there is one', async ({
  editor,
  newPage,
  call,
  baseURL,
}) => {
  const [{ id, edit }, target] = [await newPage({ groups: ['cta'] }), await newPage()]
  const { document } = await call('getDocument', { id, lang: 'de' })
  const fields = document.groups.flatMap((group) => group.fields)
  const button = fields.find(({ name }) => name === 'primaryButton')
  const url = `${baseURL}${target.live}#oben`
  await call('saveData', {
    itemType: 'field',
    linkId: button?.id ?? '',
    data: { content: { de: { text: 'Zur Werkstatt' } }, options: { link: { type: 'url', url } } },
    base: button?.revs ?? {},
  })
  await openToEdit(editor, edit)
  await expect(editor.getByRole('button', { name: 'Link: Adresse ohne Seite' })).toBeVisible()
  const publish = toolbar(editor).getByRole('button', { name: 'Veröffentlichen', exact: true })
  await publish.click()
  const dialog = editor.getByRole('dialog', { name: /veröffentlichen$/ })
  const note = dialog.getByText(/«Zur Werkstatt» führt auf eine Adresse, unter der es in dieser Sprache keine Seite/)
  await expect(note).toBeAttached()
  await dialog.getByRole('button', { name: 'Abbrechen' }).click()
  await call('publishPage', { id: target.id })
  await publish.click()
  await expect(dialog.getByRole('button', { name: 'Veröffentlichen' })).toBeVisible()
  await expect(note).not.toBeAttached()
})

test('a live page that waits is told of on a page where nothing waits, and leads to the list', async ({
  editor,
  newPage,
  call,
}) => {
  const [{ edit }, other] = [await newPage({ publish: true }), await newPage({ publish: true })]
  await call('updatePageInfo', { id: other.id, lang: 'de', meta: { description: 'Anders' }, base: {} })
  await openToEdit(editor, edit)
  const bar = toolbar(editor)
  await expect(bar.getByText('Seite veröffentlicht')).toBeHidden()
  await bar.getByRole('button', { name: /andere Seiten? warte/ }).click()
  await expect(editor.getByRole('region', { name: 'Seiten' })).toBeVisible()
})

test('what the page lacks is told of it, and not of the menu that lies over it @phone', async ({ editor, newPage }) => {
  const { edit } = await newPage({ groups: ['hero'] })
  await editor.setViewportSize({ width: 390, height: 844 })
  await openToEdit(editor, edit)
  const warning = editor.getByRole('button', { name: /Link fehlt/ }).first()
  await expect(warning).toBeVisible()
  await editor.locator('#site-menu > summary').click()
  await expect(editor.locator('#site-menu > div')).toBeVisible()
  await expect(editor.locator('[data-editor-layer]')).toBeHidden()
  await editor.locator('#site-menu > summary').click()
  await expect(warning).toBeVisible()
})

for (const [what, action] of [
  ['published', 'Veröffentlichen'],
  ['discarded', 'Änderungen verwerfen'],
] as const) {
  test(`what a colleague saves while the list is open is shown before it is ${what}`, async ({
    editor,
    newPage,
    call,
  }) => {
    const { id, edit } = await newPage({ groups: ['hero'], publish: true })
    const write = async (name: string, text: string) => {
      const { document } = await call('getDocument', { id, lang: 'de' })
      const field = document.groups.flatMap(({ fields }) => fields).find((one) => one.name === name)
      await call('saveData', {
        itemType: 'field',
        linkId: field?.id ?? '',
        data: { content: { de: { text } } },
        base: field?.revs ?? {},
      })
    }
    await write('title', 'Was man gesehen hat')
    await openToEdit(editor, edit)
    await toolbar(editor).getByRole('button', { name: 'Veröffentlichen', exact: true }).click()
    if (what === 'discarded') await editor.getByRole('button', { name: 'Änderungen verwerfen…' }).click()
    const dialog = editor.getByRole(what === 'published' ? 'dialog' : 'alertdialog', {
      name: /veröffentlichen$|verwerfen\?$/,
    })
    await expect(dialog.getByText('Was man gesehen hat')).toBeVisible()
    await write('title', 'Was inzwischen kam')
    await dialog.getByRole('button', { name: action, exact: true }).click()
    await expect(editor.getByText(/Nichts ist geschehen, denn auf dieser Seite wurde inzwischen/)).toBeVisible()
    await expect(dialog.getByText('Was inzwischen kam')).toBeVisible()
    expect((await call('getPublicationStatus', { id })).items).toBeGreaterThan(0)
    await dialog.getByRole('button', { name: action, exact: true }).click()
    await expect(dialog).toBeHidden()
    expect((await call('getPublicationStatus', { id })).items).toBe(0)
  })
}
