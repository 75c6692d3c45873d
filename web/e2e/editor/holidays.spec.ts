import { expect, findViolations, test } from '../fixtures.ts'

test('holidays of the canton are proposed in the settings, close nothing by themselves, and by a click they do', async ({
  editor,
  visitor,
  baseURL,
}) => {
  const headers = { origin: baseURL ?? '' }
  const { docs } = await (await editor.request.get('/api/bf-branches?limit=1', { headers })).json()
  const [branch] = docs
  await editor.goto('/de/edit/kontakt?settings=1')
  const panel = editor.getByRole('region', { name: 'Einstellungen' })
  await panel.getByText('Öffnungszeiten und Feiertage').click()
  const proposal = panel.getByRole('group', { name: branch.name })
  await expect(proposal.getByText('Kanton Zürich: Feiertage')).toBeVisible()
  const days = proposal.getByRole('checkbox')
  const partly = proposal.getByRole('checkbox', { name: /nicht für alle ein Feiertag/ })
  await expect(partly.first()).not.toBeChecked()
  const christmas = proposal.getByRole('checkbox', { name: /25\. Dezember .*Weihnachtstag/ }).first()
  await expect(christmas).toBeChecked()
  expect(await findViolations(editor, '[data-editor-surface]')).toEqual([])
  const closed = visitor.getByText('Weihnachtstag')
  await visitor.goto('/de/kontakt')
  await expect(closed).toHaveCount(0)

  const count = await days.evaluateAll((all) => all.filter((day) => (day as HTMLInputElement).checked).length)
  await proposal.getByRole('button', { name: `An ${count} Tagen geschlossen eintragen` }).click()
  await expect(editor.getByText(`${count} Tage eingetragen`)).toBeVisible()
  await expect(christmas).toHaveCount(0)
  await visitor.goto('/de/kontakt')
  await expect(closed.first()).toBeAttached()
  const { special } = branch
  const before = await editor.request.patch(`/api/bf-branches/${branch.id}`, {
    data: { special },
    headers,
  })
  expect(before.ok()).toBe(true)
})
