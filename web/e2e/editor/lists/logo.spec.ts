import type { Page } from '@playwright/test'
import { openToEdit, toolbar } from '../../edited-page.ts'
import { changeSettings, expect, findViolations, test } from '../../fixtures.ts'
import { drawn } from '../media/drawn-pictures.ts'

/** Address of the picture in the header, whatever its size; empty without one. */
const logoOf = (page: Page) =>
  page
    .getByRole('banner')
    .evaluate((header) => header.querySelector('img')?.getAttribute('src')?.split('/').slice(0, 5).join('/') ?? '')

/** The site's logo is everybody's. */
test('a logo is tried on the page, taken by one press, and one undo brings the old one back @alone', async ({
  editor,
  visitor,
  newPage,
  call,
}) => {
  const { edit, live } = await newPage({ publish: true })
  const { settings: stored } = await call('getSettings', {})
  const name = `logo-${Date.now().toString(36)}.png`
  try {
    await openToEdit(editor, edit)
    const before = await logoOf(editor)
    await editor.goto(edit.replace('toolbar=1', 'settings=1'))
    const panel = editor.getByRole('region', { name: 'Einstellungen' })
    await panel.locator('summary', { hasText: 'Kopfbereich' }).click()
    // The header of the demo is dark.
    const field = panel.getByRole('group', { name: 'Logo für dunklen Grund', exact: true })
    await field.getByRole('button', { name: /^(Bild wählen|Ersetzen)$/ }).click()
    const library = editor.getByRole('dialog', { name: 'Mediathek' })
    await library
      .locator('input[type=file]')
      .first()
      .setInputFiles(await drawn(editor, [name]))
    await library.getByRole('button', { name: 'Bild verwenden' }).click()
    await expect.poll(() => logoOf(editor)).toContain(name.replace('.png', ''))
    await expect(panel.getByRole('status').filter({ hasText: 'Sie probieren ein Logo aus.' })).toBeVisible()
    expect(await findViolations(editor, '[data-side-panel]')).toEqual([])
    const tried = await logoOf(editor)
    await visitor.goto(live)
    expect(await logoOf(visitor)).toBe(before)

    // Over a reload, and without the panel.
    await openToEdit(editor, edit)
    const notice = editor.getByRole('status').filter({ hasText: 'Sie probieren ein Logo aus. Nur Sie sehen es.' })
    await expect(notice).toBeVisible()
    await expect.poll(() => logoOf(editor)).toBe(tried)
    await notice.getByRole('button', { name: 'Übernehmen' }).click()
    await expect(notice).toHaveCount(0)
    await expect(toolbar(editor).getByRole('status').last()).toHaveText('Gespeichert')
    expect(await logoOf(editor)).toBe(tried)
    await visitor.reload()
    expect(await logoOf(visitor)).toBe(tried)

    await editor.keyboard.press('ControlOrMeta+z')
    await expect.poll(() => logoOf(editor)).toBe(before)
    await expect(toolbar(editor).getByRole('status').last()).toHaveText('Gespeichert')
    await visitor.reload()
    expect(await logoOf(visitor)).toBe(before)
  } finally {
    await changeSettings(call, () => stored)
  }
})
