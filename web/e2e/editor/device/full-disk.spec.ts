import { expect, test } from '../../fixtures.ts'

for (const disk of ['full', 'forbidden'] as const)
  test(`on a device whose disk is ${disk} all is saved, and the browser asks before words go that are nowhere else`, async ({
    editor,
    newPage,
  }) => {
    const { edit } = await newPage()
    await editor.addInitScript((how) => {
      const refuse = (name: string) => () => {
        throw new DOMException(`The disk is ${how}`, name)
      }
      if (how === 'full') IDBObjectStore.prototype.put = refuse('QuotaExceededError')
      else indexedDB.open = refuse('UnknownError')
      Storage.prototype.setItem = refuse('QuotaExceededError')
    }, disk)
    await editor.goto(edit)
    const status = editor.getByRole('toolbar', { name: 'Werkzeuge zum Bearbeiten' }).getByRole('status').last()
    const title = editor.locator('main [data-field="title"]').first()
    const write = async (words: string) => {
      await title.click()
      await editor.keyboard.press('ControlOrMeta+a')
      await editor.keyboard.type(words)
      await editor.keyboard.press('Enter')
    }
    await write('Ohne Speicher')
    await expect(status).toHaveText('Gespeichert')
    await editor.context().setOffline(true)
    await write('Nur in diesem Fenster')
    await expect(status).toHaveText(/wartet/)
    const asked = editor.waitForEvent('dialog')
    await editor.close({ runBeforeUnload: true })
    const dialog = await asked
    expect(dialog.type()).toBe('beforeunload')
    await dialog.dismiss()
    await editor.context().setOffline(false)
    await expect(status).toHaveText('Gespeichert')
    await editor.reload()
    await expect(title).toHaveText('Nur in diesem Fenster')
  })
