import { openToEdit, toolbar } from '../edited-page.ts'
import { expect, findViolations, test } from '../fixtures.ts'

test('on a live page who edits gets the way to its editor, and visitors get none @phone', async ({
  editor,
  visitor,
  newPage,
}) => {
  const { edit, live } = await newPage({ publish: true })
  await openToEdit(editor, edit)
  const link = editor.locator('[data-edit-link] a')
  await editor.goto(live)
  await expect(link).toHaveText('Bearbeiten')
  expect(await findViolations(editor)).toEqual([])
  await link.click()
  await expect(editor).toHaveURL(/\/de\/edit\/[^/]+\?toolbar=1$/)
  await expect(toolbar(editor)).toBeVisible()
  await expect(link).toHaveCount(0)

  await visitor.goto(live)
  await expect(visitor.getByRole('main')).toBeVisible()
  await expect(visitor.locator('[data-edit-link]')).toHaveCount(0)
})
