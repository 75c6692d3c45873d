import { openToEdit } from '../edited-page.ts'
import { expect, test } from '../fixtures.ts'

test('words of another window are dropped into a text that nobody has opened yet', async ({ editor, newPage }) => {
  const { edit } = await newPage({ groups: ['textOnImage'] })
  await openToEdit(editor, edit)
  const text = editor.locator('main [data-block="textOnImage"] [data-field="text"]').first()
  await expect(text).toBeVisible()
  const dataTransfer = await editor.evaluateHandle(() => {
    const data = new DataTransfer()
    data.setData('text/plain', 'Aus einem anderen Fenster. ')
    return data
  })
  await text.dispatchEvent('drop', { dataTransfer, clientX: 0, clientY: 0 })
  await expect(text).toContainText('Aus einem anderen Fenster.')
})
