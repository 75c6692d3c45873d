import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

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
  api,
}) => {
  const { id, live, slug } = await newPage({ groups: [] })
  const name = `Weg ${slug}`
  await api.send('PUT', '/page/info', { id, lang: 'de', base: { 'name.de': 1 }, meta: { name } })
  await api.send('PUT', '/page/info', { id, lang: 'fr', slug: `${slug}-fr`, meta: { name: `Loin ${slug}` } })
  await api.send('PUT', '/page/info', {
    id,
    lang: 'de',
    base: { disallowedLanguages: 1 },
    meta: { disallowedLanguages: [] },
  })
  await api.send('POST', '/page/publish', { id })
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

test('who publishes the deletion of the page that is open lands on the home page', async ({ editor, newPage, api }) => {
  const { id, edit } = await newPage({ groups: [], publish: true })
  await api.send('POST', '/page/remove', { id })
  await editor.goto(edit)
  await editor.getByRole('button', { name: 'Veröffentlichen', exact: true }).click()
  const dialog = editor.getByRole('dialog', { name: /veröffentlichen$/ })
  await expect(dialog.getByText('Entfernt', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Veröffentlichen' }).click()
  await expect(editor).toHaveURL(/\/de\/edit\/home\?toolbar=1$/)
})
