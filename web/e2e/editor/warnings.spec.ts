import { expect, test } from '../fixtures.ts'

test('what is still a sample, and a button that leads nowhere, is said before publishing, and leads to its place', async ({
  editor,
  newPage,
}) => {
  const { edit } = await newPage({ groups: ['hero'] })
  await editor.goto(edit)
  await editor.getByRole('button', { name: 'Veröffentlichen', exact: true }).click()
  const dialog = editor.getByRole('dialog', { name: /veröffentlichen$/ })
  const sample = dialog.getByRole('listitem').filter({ hasText: /ist noch der Beispieltext$|Beispieltext/ })
  await expect(dialog.getByText(/hat keinen Link und erscheint nicht|Hinweise zu Buttons/).first()).toBeVisible()
  const folded = dialog.getByText(/Hinweise zu Buttons, Links und Beispieltexten$/)
  if (await folded.isVisible()) await folded.click()
  const note = sample.filter({ has: editor.getByRole('button') }).last()
  await expect(note).toContainText('ist noch der Beispieltext')
  await note.getByRole('button').click()
  await expect(dialog).toBeHidden()
  await expect(editor.getByText('Beispieltext', { exact: true }).first()).toBeVisible()
})
