import { openToEdit } from '../edited-page.ts'
import { expect, findViolations, test } from '../fixtures.ts'

test('news about the editor open once by themselves, not while somebody types, and are all there in the settings @alone', async ({
  editor,
  newPage,
  baseURL,
}) => {
  const { edit } = await newPage()
  const headers = { origin: baseURL ?? '' }
  const data = { date: '2026-03-01T11:00:00.000Z', de: 'Bilder zuschneiden', fr: 'Recadrer des images' }
  const made = await editor.request.post('/api/bf-changelog', { data, headers })
  const { doc } = await made.json()
  try {
    await openToEdit(editor, edit)
    const title = editor.locator('[data-field="title"]').first()
    await title.click()
    await editor.keyboard.type('Wer tippt, ')
    const news = editor.getByRole('dialog', { name: 'Neuigkeiten' })
    await editor.waitForResponse((response) => response.url().includes('/changelog'))
    await editor.keyboard.type('wird nicht gestört')
    await expect(news).toBeHidden()
    await expect(title).toBeFocused()
    await editor.keyboard.press('Escape')
    await expect(news).toBeVisible()
    await expect(news.getByText('Bilder zuschneiden')).toBeVisible()
    await expect(news.getByText('1. März 2026')).toBeVisible()
    expect(await findViolations(editor, '[role=dialog]')).toEqual([])
    const noted = editor.waitForResponse((response) => response.request().method() === 'POST')
    await news.getByRole('button', { name: 'Schliessen' }).last().click()
    await noted
    await editor.evaluate(() => sessionStorage.clear())
    await editor.goto(edit.replace('toolbar=1', 'settings=1'))
    await editor.getByRole('button', { name: 'Neuigkeiten' }).click()
    await expect(news.getByText('Bilder zuschneiden')).toBeVisible()
    await expect(news.getByText('Neu', { exact: true })).toBeHidden()
  } finally {
    await editor.request.delete(`/api/bf-changelog/${doc.id}`, { headers })
  }
})
