import type { Page } from '@playwright/test'
import { openToEdit } from '../edited-page.ts'
import { expect, test } from '../fixtures.ts'

async function openMenu(page: Page, block: string) {
  await page.locator(`main [data-block="${block}"] [data-field="title"]`).first().focus()
  await page.keyboard.press('Alt+Enter')
  await expect(page.getByRole('menu').first()).toBeVisible()
}

async function openOptions(page: Page, block: string) {
  await openMenu(page, block)
  await page.getByRole('menuitem', { name: 'Optionen…' }).press('Enter')
  return page.getByRole('dialog', { name: /Optionen/ })
}

async function isSaved(page: Page) {
  const toolbar = page.getByRole('toolbar', { name: 'Werkzeuge zum Bearbeiten' })
  await expect(toolbar.getByText('Gespeichert', { exact: true }).first()).toBeVisible()
}

test('a map’s route is pasted into its options, what is none is said under the field, and a stop is added from its menu', async ({
  editor,
  newPage,
  call,
}) => {
  const { edit } = await newPage({ groups: ['hero', 'mapContainer'] })
  await openToEdit(editor, edit)
  const options = await openOptions(editor, 'mapContainer')
  const route = options.getByRole('textbox', { name: 'Route' })
  await route.fill('hallo')
  await route.blur()
  await expect(options.getByText(/^Das sind keine Koordinaten/)).toBeVisible()
  await expect(route).toHaveAttribute('aria-invalid', 'true')
  await route.fill('47.4994, 8.7291\n47.5003, 8.7291')
  await route.blur()
  await expect(options.getByText('2 Punkte in der Linie')).toBeVisible()
  await editor.keyboard.press('Escape')
  await isSaved(editor)

  await openMenu(editor, 'mapContainer')
  await editor.getByRole('menuitem', { name: 'Station der Karte hinzufügen' }).press('Enter')
  // A page is made, and the editor opens anew on it.
  await expect(editor).toHaveURL(/\/de\/edit\/map\/[^/]+\?/, { timeout: 60_000 })
  await expect(editor.locator('main [data-block="mapDetails"]')).toBeVisible()
  const id = new URL(editor.url()).pathname.split('/').at(-1) ?? ''
  await call('removePage', { id })
})

test('a stop’s marker is moved by typing where it is, and what is no place is said under its row', async ({
  editor,
  newPage,
}) => {
  const { edit } = await newPage({ groups: ['poiManager'] })
  await openToEdit(editor, edit)
  const options = await openOptions(editor, 'poiManager')
  await options.getByRole('button', { name: 'Punkte setzen' }).click()
  await options.getByRole('textbox', { name: 'Punkt 1: Breite' }).fill('47.4994, 8.7291')
  await expect(options.getByRole('textbox', { name: 'Punkt 1: Länge' })).toHaveValue('8.7291')
  await options.getByRole('textbox', { name: 'Punkt 2: Breite' }).fill('475')
  await options.getByRole('textbox', { name: 'Punkt 2: Länge' }).fill('8.73')
  await options.getByRole('textbox', { name: 'Punkt 1: Breite' }).focus()
  await expect(options.getByRole('group', { name: 'Punkt 2' }).getByText('in Dezimalgrad')).toBeVisible()
  await options.getByRole('textbox', { name: 'Punkt 2: Breite' }).fill('47.5')
  await editor.keyboard.press('Escape')
  await isSaved(editor)
  await expect(editor.locator('main a[href$="=47.5,8.73"]')).toBeVisible()
})
