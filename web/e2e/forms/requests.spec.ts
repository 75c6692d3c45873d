import { readFileSync } from 'node:fs'
import { openToEdit, toolbar } from '../edited-page.ts'
import { expect, findViolations, test } from '../fixtures.ts'
import { sendMessage } from './send-message.ts'

test('what a visitor sent is read, noted, answered, done, exported and removed beside the page @phone', async ({
  editor,
  visitor,
  newPage,
}) => {
  const own = await newPage({ groups: ['form'], publish: true })
  const name = await sendMessage(visitor, own.live)

  await openToEdit(editor, own.edit)
  await toolbar(editor)
    .getByRole('button', { name: /^Weitere Werkzeuge, \d+ neue Anfrage/ })
    .click()
  await editor.getByRole('menuitem', { name: /^Anfragen/ }).click()
  const panel = editor.getByRole('region', { name: 'Anfragen' })
  await panel.getByRole('searchbox', { name: 'In Anfragen suchen' }).fill(name)
  const row = panel.getByRole('button', { name: new RegExp(name) })
  await expect(row).toContainText('Neu')
  await row.click()
  await expect(row).not.toContainText('Neu')
  await expect(panel.getByText('Haben Sie am Samstag offen?')).toBeVisible()
  await expect(panel.getByRole('link', { name: 'Per Mail antworten' })).toHaveAttribute(
    'href',
    /^mailto:rosa%40example\.ch\?subject=Re%3A/,
  )
  await panel.getByLabel('Notiz für Ihr Team').fill('Ruft am Montag wieder an')
  // What is typed and not kept yet outlives a reload.
  await editor.reload()
  await panel.getByRole('searchbox', { name: 'In Anfragen suchen' }).fill(name)
  await row.click()
  await expect(panel.getByLabel('Notiz für Ihr Team')).toHaveValue('Ruft am Montag wieder an')
  await panel.getByRole('button', { name: 'Notiz speichern' }).click()
  await expect(panel.getByRole('button', { name: 'Notiz entfernen' })).toBeVisible()
  expect(await findViolations(editor, '[data-side-panel]')).toEqual([])
  await panel.getByRole('button', { name: 'Als erledigt markieren' }).click()
  await expect(row).toContainText('Erledigt')

  await panel.getByRole('button', { name: /^Alle \(/ }).click()
  await expect(row).toBeVisible()
  const loaded = editor.waitForEvent('download')
  await panel.getByRole('button', { name: 'Als Tabelle speichern (CSV)' }).click()
  const [head = '', line = ''] = readFileSync(await (await loaded).path(), 'utf8').split('\r\n')
  expect(head).toContain('"Nachricht"')
  expect(line).toMatch(new RegExp(`"${name}".*"Haben Sie am Samstag offen\\?".*"✓";".*Ruft am Montag wieder an"`))
  await row.click()
  await panel.getByRole('button', { name: 'Entfernen', exact: true }).click()
  await editor.getByRole('alertdialog').getByRole('button', { name: 'Entfernen' }).click()
  await expect(panel.getByText(/^Keine Anfrage mit/)).toBeVisible()
})
