import { openToEdit, toolbar } from '../../edited-page.ts'
import { expect, findViolations, test } from '../../fixtures.ts'

const url = 'https://magazin.gesundheitsoptik.example/myopie'

test('an article becomes a card by its URL, with its picture; undo takes it away in one step, and what is no article is said', async ({
  editor,
  newPage,
  call,
}) => {
  const { id, edit } = await newPage({ groups: ['newsFeedBoard'] })
  await openToEdit(editor, edit)
  const board = editor.locator('main [data-block="newsFeedBoard"]')
  const cards = board.locator('[data-block="newsFeedCard"]')
  await expect(cards).toHaveCount(3)
  await board.locator('[data-field="title"]').first().click()
  await editor.getByRole('button', { name: 'Neuigkeit über URL…' }).click()
  const dialog = editor.getByRole('dialog', { name: 'Artikel über URL hinzufügen' })
  const address = dialog.getByLabel('URL des Artikels')
  await expect(address).toBeFocused()
  await expect(address).toHaveAttribute('placeholder', new RegExp(`^https://${new URL(editor.url()).host}$`))
  await address.press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText('URL nicht angegeben. Bitte geben Sie die URL des Artikels ein.')
  await address.fill('kein artikel')
  await address.press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('Url nicht gefunden.')
  await address.fill('https://magazin.gesundheitsoptik.example/gibt-es-nicht')
  await address.press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText(
    'Unter dieser URL gibt es keinen Artikel. Bitte prüfen Sie die Adresse.',
  )
  expect(await findViolations(editor, '[role=dialog]')).toEqual([])
  await address.fill(url)
  await address.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(editor.getByText('«Wenn Kinder kurzsichtig werden» ist eingefügt.')).toBeVisible()
  await expect(cards).toHaveCount(4)
  const card = cards.filter({ hasText: 'Wenn Kinder kurzsichtig werden' })
  await expect(card.getByRole('heading')).toHaveText('Wenn Kinder kurzsichtig werden')
  await expect(card.locator('img')).toBeVisible()
  const button = card.locator('[data-field-kind="button"]')
  await expect(button).toHaveText('Weiterlesen')
  await button.click()
  await expect(
    editor.getByRole('button', { name: `Schaltfläche: Link… ${url}` }).getByText('magazin.gesundhei…'),
  ).toBeVisible()

  const undo = toolbar(editor).getByRole('button', { name: /^Rückgängig/ })
  await undo.click()
  await expect(cards).toHaveCount(3)
  await toolbar(editor)
    .getByRole('button', { name: /^Wiederholen/ })
    .click()
  await expect(cards).toHaveCount(4)
  await expect(card.getByRole('heading')).toHaveText('Wenn Kinder kurzsichtig werden')
  await expect(async () => {
    const { document } = await call('getDocument', { id, lang: 'de' })
    const texts = document.groups.flatMap(({ fields }) => fields.map(({ values }) => JSON.stringify(values)))
    expect(texts.filter((text) => text.includes('kurzsichtig')).length).toBe(1)
  }).toPass()
  await editor.reload()
  await expect(cards).toHaveCount(4)
  await expect(card.getByRole('heading')).toHaveText('Wenn Kinder kurzsichtig werden')
})
