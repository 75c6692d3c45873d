import { readFileSync } from 'node:fs'
import { openToEdit, toolbar } from '../../edited-page.ts'
import { madePdf } from '../../first-week/made-pdf.ts'
import { expect, findViolations, test } from '../../fixtures.ts'
import { inFrench } from '../languages/in-french.ts'
import { dropOn } from './drawn-pictures.ts'

const fake = { name: 'falsch.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<svg onload="alert(1)"/>') }
const scripted = (name: string) => {
  const { buffer, ...file } = madePdf(name)
  return {
    ...file,
    buffer: Buffer.from(buffer.toString().replace('/Count 0', '/Count 0 /OpenAction << /S /JavaScript >>')),
  }
}

test('an owner puts a file on a page, and a visitor takes it along; what is no PDF, or runs something, is refused @phone', async ({
  editor,
  visitor,
  newPage,
  call,
}) => {
  const own = await newPage({ groups: ['downloads'] })
  await openToEdit(editor, own.edit)
  const lines = editor.locator('main [data-block="downloadLine"]')
  await lines.first().getByRole('button', { name: 'Datei wählen' }).click()
  const library = editor.getByRole('dialog', { name: 'Mediathek' })
  const file = madePdf(`Preise ${Date.now().toString(36)}.pdf`)
  const input = library.locator('input[type=file][multiple]')
  await input.setInputFiles([fake])
  await expect(library.getByRole('alert').filter({ hasText: fake.name })).toContainText('Das ist kein PDF')
  await input.setInputFiles([scripted('laut.pdf')])
  await expect(library.getByRole('alert').filter({ hasText: 'laut.pdf' })).toContainText('ein Programm (JavaScript)')
  expect(await findViolations(editor, '[role=dialog]')).toEqual([])
  // A single one is taken at once.
  await dropOn(editor, '[role=dialog] [data-over]', [file])
  await expect(library).toBeHidden()
  await expect(lines.first().locator('a')).toContainText('PDF, 1')
  await expect(toolbar(editor).getByRole('status').last()).toHaveText('Gespeichert')
  const named = await call('listMedia', { type: 'document', search: file.name })
  await call('publishPage', { id: own.id })
  await expect(call('deleteMedia', { mediaId: named.media[0]?.id ?? '' })).rejects.toMatchObject({ code: 'IN_USE' })

  await visitor.goto(own.live)
  expect(await findViolations(visitor, 'main')).toEqual([])
  const link = visitor.getByRole('link', { name: file.name.replace('.pdf', '') })
  const loaded = visitor.waitForEvent('download')
  await link.click()
  const download = await loaded
  expect(download.suggestedFilename()).toBe(file.name.toLowerCase().replace(' ', '-'))
  expect(readFileSync(await download.path())).toEqual(file.buffer)
  await expect(visitor.locator('main a[download]')).toHaveCount(1)
})

test('in French the refusal says what to do too @alone', async ({ editor, newPage, call }) => {
  const { language } = await call('getLanguage', {})
  try {
    await call('setLanguage', { language: 'fr' })
    const own = await newPage({ groups: ['downloads'] })
    await openToEdit(editor, await inFrench(call, own), 'Outils de modification')
    await editor.locator('main [data-asks-file]').first().click()
    const library = editor.getByRole('dialog', { name: 'Médiathèque' })
    await library.locator('input[type=file][multiple]').setInputFiles([fake])
    await expect(library.getByRole('alert')).toContainText('Ce n’est pas un PDF')
    await library.locator('input[type=file][multiple]').setInputFiles([{ ...fake, name: 'lettre.docx' }])
    await expect(library.getByRole('alert').last()).toContainText('Seuls les PDF peuvent être proposés.')
  } finally {
    await call('setLanguage', { language })
  }
})
