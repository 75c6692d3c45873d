import { openToEdit, toolbar } from '../edited-page.ts'
import { expect, test } from '../fixtures.ts'

test('in a language without its words a text is marked as the other’s, and the way to what is missing puts the caret into the first of them', async ({
  editor,
  newPage,
  call,
}) => {
  const { id } = await newPage({ groups: ['hero', 'cta'] })
  const meta = { name: 'Essai', disallowedLanguages: [] }
  await call('updatePageInfo', { id, lang: 'fr', meta, base: { disallowedLanguages: 1 } })
  await openToEdit(editor, `/fr/edit/${id}?toolbar=1`)
  const first = editor.locator('[data-editing] [data-field-id][data-stand-in="DE"]').first()
  await expect(first).toHaveAttribute('lang', 'de')
  await expect(first).toHaveAttribute('aria-description', /^(Noch nicht übersetzt|Pas encore traduit)/)
  await toolbar(editor).getByRole('button', { name: 'Veröffentlichen', exact: true }).click()
  await editor
    .getByRole('dialog')
    .getByRole('list', { name: /Übersetzungen fehlen$/ })
    .getByRole('button')
    .first()
    .click()
  await expect(editor.getByRole('dialog')).toHaveCount(0)
  await expect(first).toBeFocused()
  await expect(first).toBeInViewport({ ratio: 1 })
  await editor.keyboard.press('ControlOrMeta+a')
  await editor.keyboard.type('Bonjour')
  await editor.keyboard.press('Enter')
  await expect(editor.getByText('Bonjour').first()).not.toHaveAttribute('data-stand-in')
})

test('an empty video is chosen by a press on its place, whose words are in sight', async ({ editor, newPage }) => {
  const { edit } = await newPage({ groups: ['videoPlayer'] })
  await openToEdit(editor, edit)
  const place = editor.getByRole('button', { name: 'Wählen Sie in den Optionen ein Video.' })
  await expect(place.locator('span')).toBeInViewport({ ratio: 1 })
  await place.click({ position: { x: 20, y: 20 } })
  const options = editor.getByRole('dialog', { name: 'Optionen: Video' })
  const address = options.getByRole('textbox', { name: /YouTube/ })
  await address.pressSequentially('https://youtu.be/halb')
  await editor.keyboard.press('Escape')
  await expect(options).toBeHidden()
  await editor.reload()
  await place.click({ position: { x: 20, y: 20 } })
  await expect(address).toHaveValue('https://youtu.be/halb')
})

test('what a button lacks is said over it, and on nothing beside it', async ({ editor, newPage }) => {
  const { edit } = await newPage({ groups: ['cta'] })
  await openToEdit(editor, edit)
  const warning = editor.getByRole('button', { name: 'Link fehlt' })
  await expect(warning.first()).toBeVisible()
  const buttons = editor.locator('[data-editing] [data-field-kind="button"]')
  const areas = async (of: typeof warning) =>
    of.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect))
  const [signs, places] = [await areas(warning), await areas(buttons)]
  const covered = signs.flatMap((sign, index) =>
    places.filter(
      (place, other) =>
        other !== index &&
        sign.left < place.right &&
        sign.right > place.left &&
        sign.top < place.bottom &&
        sign.bottom > place.top,
    ),
  )
  expect(signs.length).toBeGreaterThan(1)
  expect(covered).toEqual([])
})
