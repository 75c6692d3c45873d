import type { Page } from '@playwright/test'
import { openToEdit } from './edited-page.ts'
import { changeSettings, expect, test } from './fixtures.ts'

const panel = (page: Page) => page.getByRole('region', { name: 'Seiten' })

/** The row of a page in the panel: the list's item that holds its link. */
const rowOf = (page: Page, name: string) =>
  panel(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name, exact: true }) })
    .last()

test('a live page is deleted in all its languages: struck first, then gone from its addresses @phone', async ({
  editor,
  visitor,
  newPage,
  call,
}) => {
  const { id, live, slug } = await newPage({ groups: [] })
  const name = `Weg ${slug}`
  await call('updatePageInfo', { id, lang: 'de', base: { 'name.de': 1 }, meta: { name } })
  await call('updatePageInfo', { id, lang: 'fr', slug: `${slug}-fr`, meta: { name: `Loin ${slug}` }, base: {} })
  await call('updatePageInfo', {
    id,
    lang: 'de',
    base: { disallowedLanguages: 1 },
    meta: { disallowedLanguages: [] },
  })
  await call('publishPage', { id })
  const addresses = [live, `/fr/${slug}-fr`]
  for (const address of addresses) expect((await visitor.goto(address))?.status()).toBe(200)

  await editor.goto('/de/edit?pageMenu=1')
  await editor.getByRole('button', { name: `Mehr zu ${name}` }).click()
  await editor.getByRole('menuitem', { name: 'Seite löschen' }).click()
  await editor.getByRole('alertdialog').getByRole('button', { name: 'Seite löschen' }).click()
  await expect(editor.getByText(`«${name}» steht durchgestrichen in der Liste`)).toBeVisible()
  await expect(rowOf(editor, name).locator('s')).toHaveText(name)
  for (const address of addresses) expect((await visitor.goto(address))?.status()).toBe(200)

  await rowOf(editor, name).getByRole('button', { name: 'Wiederherstellen' }).click()
  await expect(rowOf(editor, name).locator('s')).toBeHidden()
  await expect(editor.getByRole('button', { name: `Mehr zu ${name}` })).toBeVisible()
  await editor.keyboard.press('ControlOrMeta+z')
  await expect(rowOf(editor, name).locator('s')).toBeVisible()

  await editor.reload()
  await rowOf(editor, name).getByRole('button', { name: 'Löschen veröffentlichen' }).click()
  await editor.getByRole('alertdialog').getByRole('button', { name: 'Löschen veröffentlichen' }).click()
  await expect(editor.getByText(`«${name}» ist gelöscht.`)).toBeVisible()
  await expect(rowOf(editor, name)).toBeHidden()
  for (const address of addresses) expect((await visitor.goto(address))?.status()).toBe(404)
})

test('who publishes the deletion of the page that is open lands on the home page', async ({
  editor,
  newPage,
  call,
}) => {
  const { id, edit } = await newPage({ groups: [], publish: true })
  await call('removePage', { id })
  await editor.goto(edit)
  await editor.getByRole('button', { name: 'Veröffentlichen', exact: true }).click()
  const dialog = editor.getByRole('dialog', { name: /veröffentlichen$/ })
  await expect(dialog.getByText('Entfernt', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Veröffentlichen' }).click()
  await expect(editor).toHaveURL(/\/de\/edit\/home\?toolbar=1$/)
})

test('a new page says that it lacks French, gets name and address there, and answers in both languages', async ({
  editor,
  visitor,
  call,
}) => {
  const mark = Date.now().toString(36)
  await editor.goto('/de/edit?pageMenu=1')
  const section = panel(editor).locator('section', { hasText: 'Weitere Seiten' }).last()
  await section.getByRole('button', { name: 'Neue Seite' }).click()
  await section.getByLabel('Name der Seite').fill(`Etui ${mark}`)
  await editor.keyboard.press('Enter')
  await expect(editor.getByText(`Seite «Etui ${mark}» erstellt`)).toBeVisible()
  await expect(editor).toHaveURL(/\/edit\/[\da-f-]{36}\?pageMenu=1$/)
  const id = new URL(editor.url()).pathname.split('/').at(-1) ?? ''

  // French is ticked, and said to have no address yet.
  await editor.getByRole('button', { name: `Mehr zu Etui ${mark}` }).click()
  await editor.getByRole('menuitem', { name: 'Aktive Sprachen' }).click()
  await expect(editor.getByRole('checkbox', { name: 'Französisch' })).toBeChecked()
  await expect(editor.getByText('Noch ohne URL: Französisch.', { exact: false })).toBeVisible()
  await editor.getByRole('button', { name: 'Abbrechen' }).click()

  const lacking = editor.getByRole('button', { name: '1 Übersetzung fehlt' })
  await lacking.click()
  await editor
    .getByRole('dialog', { name: 'Fehlende Übersetzungen' })
    .getByRole('button', { name: 'Namen eingeben' })
    .click()
  await editor.getByRole('textbox', { name: 'Name (Französisch)' }).fill(`Étui ${mark}`)
  await editor.getByRole('button', { name: 'Speichern' }).click()
  await expect(lacking).toBeHidden()
  await editor.getByRole('button', { name: 'Veröffentlichen', exact: true }).click()
  await editor.getByRole('dialog').getByRole('button', { name: 'Veröffentlichen' }).click()
  await expect(editor.getByText('Besucher sehen jetzt die neue Version.')).toBeVisible()
  for (const [language, slug] of [
    ['de', 'etui'],
    ['fr', 'etui'],
  ]) {
    expect((await visitor.goto(`/${language}/${slug}-${mark}`))?.status()).toBe(200)
    await expect(visitor.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`))
  }
  await call('removePage', { id })
  await call('publishPage', { id })
})

test('who closes the panel while a new page is on its way comes to it all the same', async ({ editor, call }) => {
  const name = `Rasch ${Date.now().toString(36)}`
  await editor.goto('/de/edit?pageMenu=1')
  await editor.route(/\/edit\/[\da-f-]{36}\?/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800))
    await route.continue()
  })
  const section = panel(editor).locator('section', { hasText: 'Weitere Seiten' }).last()
  await section.getByRole('button', { name: 'Neue Seite' }).click()
  await section.getByLabel('Name der Seite').fill(name)
  await editor.keyboard.press('Enter')
  await expect(editor.getByText(`Seite «${name}» erstellt`)).toBeVisible()
  await editor.keyboard.press('Escape')
  await expect(editor).toHaveURL(/\/edit\/[\da-f-]{36}\?toolbar=1$/)
  await expect(editor.getByRole('button', { name: 'Ersten Block einfügen' })).toBeVisible()
  await expect(panel(editor)).toBeHidden()
  const id = new URL(editor.url()).pathname.split('/').at(-1) ?? ''
  await call('removePage', { id })
})

test('the panel tells a live page with changes from one without, and offers new pages where they can be made', async ({
  editor,
  newPage,
}) => {
  const { edit, slug } = await newPage({ publish: true })
  await editor.goto(edit.replace('toolbar=1', 'pageMenu=1'))
  const row = panel(editor).locator('[data-open="true"]')
  await expect(row.getByRole('img', { name: 'Veröffentlicht', exact: true })).toBeVisible()
  const game = panel(editor).locator('section', { has: editor.getByRole('heading', { name: 'Golfspiel' }) })
  await expect(game.getByRole('link').first()).toBeVisible()
  await expect(game.getByRole('button', { name: 'Neue Seite' })).toBeHidden()
  await editor.keyboard.press('Escape')
  await editor.locator('main [data-field="title"]').first().click()
  await editor.keyboard.type(`Neues zu ${slug} `)
  await editor.keyboard.press('Tab')
  await expect(editor.getByRole('button', { name: /^\d+ Änderung/ })).toBeVisible()
  await editor.getByRole('button', { name: 'Seiten', exact: true }).click()
  await expect(row.getByRole('img', { name: 'Veröffentlicht, mit Änderungen' })).toBeVisible()
})

test('the booking is put into the menu: with an address in the settings visitors open the calendar from the header @alone', async ({
  editor,
  visitor,
  call,
}) => {
  const read = async () => await call('getSettings', {})
  const book = (shoreCompany: string) =>
    changeSettings(call, ({ bookingButton }) => ({
      bookingButton: { ...bookingButton, useShoreBooking: shoreCompany !== '', shoreCompany },
    }))
  const links = () => visitor.goto('/de').then(() => visitor.locator('header a', { hasText: 'Termin buchen' }).count())
  const saved = () => expect(editor.getByText('Gespeichert', { exact: true }).first()).toBeVisible()
  const { shoreCompany } = (await read()).settings.bookingButton
  expect(shoreCompany).not.toBe('')
  await book('')
  try {
    await editor.goto('/de/edit?pageMenu=1')
    const menu = panel(editor).getByRole('button', { name: 'Mehr zu Terminbuchung' })
    await menu.click()
    await editor.getByRole('menuitem', { name: 'Aus der Navigation nehmen' }).click()
    await expect(menu).toBeHidden()
    await saved()
    await book(shoreCompany)
    expect(await links()).toBe(0)
    await book('')

    await editor.reload()
    await panel(editor).getByRole('button', { name: 'Terminbuchung hinzufügen' }).click()
    await expect(menu).toBeVisible()
    await expect(panel(editor).getByText('Adresse fehlt')).toBeVisible()
    await expect(panel(editor).getByRole('button', { name: 'Terminbuchung hinzufügen' })).toHaveCount(0)
    await saved()
    expect(await links()).toBe(0)
  } finally {
    await book(shoreCompany)
  }
  expect(await links()).toBeGreaterThan(0)
  const header = visitor.getByRole('navigation', { name: 'Hauptnavigation' })
  await header.getByRole('link', { name: 'Termin buchen' }).click()
  const dialog = visitor.getByRole('dialog', { name: /^Termin / })
  await expect(dialog).toContainText('connect.shore.com')
  await visitor.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

for (const collection of [undefined, 'team'])
  test(`the editor follows a page${collection ? ' of a collection' : ''} whose address was changed, once and again, before and after it is published`, async ({
    editor,
    newPage,
    call,
  }) => {
    const { id, slug, edit } = await newPage({ publish: true, ...(collection && { collection }) })
    const rename = async (to: string) => {
      const { document } = await call('getDocument', { id, lang: 'de' })
      await call('updatePageInfo', { id, lang: 'de', slug: to, base: document.page.revs })
    }
    await openToEdit(editor, edit)
    await rename(`${slug}-neu`)
    await editor.reload()
    await expect(editor).toHaveURL(new RegExp(`/${slug}-neu\\?toolbar=1$`))
    await call('publishPage', { id })
    await rename(`${slug}-ganz-neu`)
    await call('publishPage', { id })
    for (const old of [edit, edit.replace(slug, `${slug}-neu`)]) {
      await openToEdit(editor, old)
      await expect(editor).toHaveURL(new RegExp(`/${slug}-ganz-neu\\?toolbar=1$`))
    }
  })

test('a page goes offline with a question that says what leads there, no visitor gets it in any language, and publishing brings it back', async ({
  editor,
  newPage,
  call,
  visitor,
}) => {
  const own = await newPage({ groups: ['hero'], publish: true })
  const { document } = await call('getDocument', { id: own.id, lang: 'de' })
  const name = document.page.name.de ?? ''
  expect((await visitor.goto(own.live))?.status()).toBe(200)
  await editor.goto(`${own.edit.split('?')[0]}?pageMenu=1`)
  await editor.getByRole('button', { name: `Mehr zu ${name}`, exact: true }).click()
  await editor.getByRole('menuitem', { name: 'Offline nehmen' }).click()
  const question = editor.getByRole('alertdialog')
  await expect(question).toContainText('«Seite nicht gefunden»')
  await expect(question).toContainText('Weder das Menü noch eine andere Seite führt hierher.')
  await question.getByRole('button', { name: 'Offline nehmen' }).click()
  await expect(editor.getByText(`«${name}» ist offline.`)).toBeVisible()
  for (const address of [own.live, own.live.replace('/de/', '/fr/'), own.live.replace('/de/', '/it/')])
    expect((await visitor.goto(address))?.status()).toBe(404)
  await editor.getByRole('button', { name: 'Wieder veröffentlichen' }).click()
  await expect(editor.getByText(`«${name}» ist wieder veröffentlicht.`)).toBeVisible()
  expect((await visitor.goto(own.live))?.status()).toBe(200)
})
