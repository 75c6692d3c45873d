import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { openToEdit } from '../edited-page.ts'
import { Hand } from '../first-week/hand.ts'
import { expect, findViolations, test } from '../fixtures.ts'
import { mailsTo } from './mails.ts'
import { german } from './own-form.ts'

function paper(name: string) {
  const text = [
    '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj',
    `3 0 obj\n<< /Title (${randomUUID()}) >>\nendobj\ntrailer\n<< /Root 1 0 R /Size 4 >>\nstartxref\n0\n%%EOF\n`,
  ]
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(text.join('\n')) }
}
const fake = { name: 'rezept.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ programm') }

/** A form whose last field asks for a file. */
async function makeForm(editor: Page, recipient: string): Promise<void> {
  const hand = new Hand(editor)
  const block = editor.locator('main [data-block="form"]')
  const card = block.locator('[data-block="formField"]').nth(2)
  await hand.write(card.locator('[data-field="question"]'), ['Rezept'])
  await hand.press(card.locator('[data-asks-option]'))
  await hand.choose(editor.getByRole('radio', { name: 'Datei', exact: true }))
  await hand.press(editor.getByRole('button', { name: german.close, exact: true }))
  await hand.press(block.getByRole('button', { name: german.goesTo }))
  await hand.fill(editor.getByRole('textbox', { name: german.recipient, exact: true }), recipient)
  await expect(editor.getByRole('toolbar', { name: german.tools }).getByRole('status').last()).toHaveText(german.saved)
}

test('a visitor adds a file to a form of one’s own, with scripts and without; who edits takes it along, and nobody else reads it @phone', async ({
  editor,
  visitor,
  browser,
  baseURL,
  newPage,
  call,
}) => {
  const own = await newPage({ groups: ['form'] })
  const recipient = `rezept-${randomUUID().slice(0, 8)}@example.ch`
  await openToEdit(editor, own.edit)
  await makeForm(editor, recipient)
  await call('publishPage', { id: own.id })

  const plain = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false, locale: 'de-CH' })
  const sent: { readonly who: string; readonly file: ReturnType<typeof paper> }[] = []
  for (const page of [visitor, await plain.newPage()]) {
    const [who, file] = [`Anna ${randomUUID().slice(0, 8)}`, paper(`Rezept ${sent.length + 1}.pdf`)]
    await page.goto(own.live)
    const form = page.locator('form[action^="/_form/form"]')
    await form.getByLabel('Name').fill(who)
    await form.getByLabel('E-Mail').fill(`${who.toLowerCase().replace(' ', '-')}@example.ch`)
    await form.getByLabel('Rezept').setInputFiles([fake])
    await form.getByRole('button', { name: 'Senden' }).click()
    await expect(form.getByLabel('Rezept')).toHaveAccessibleDescription(/^Hier lassen sich Bilder und PDF anfügen/)
    await form.getByLabel('Rezept').setInputFiles([file])
    await form.getByRole('button', { name: 'Senden' }).click()
    await expect(page.getByText('Danke, Ihre Nachricht ist bei uns angekommen.')).toBeVisible()
    sent.push({ who, file })
  }
  // Looking for faults takes scripts, which the other page has none of.
  expect(await findViolations(visitor, 'main')).toEqual([])
  await plain.close()
  await expect
    .poll(async () => (await mailsTo(recipient)).map(({ text }) => /Rezept \d\.pdf/.exec(text)?.[0]).sort())
    .toEqual([...['Rezept 1.pdf', 'Rezept 2.pdf']])

  for (const { who, file } of sent) {
    await editor.goto(`/admin/collections/bf-submissions?where[title][equals]=${encodeURIComponent(who)}`)
    await editor.getByRole('row').filter({ hasText: who }).getByRole('link').first().click()
    const link = editor.getByRole('link', { name: file.name })
    const loaded = editor.waitForEvent('download')
    await link.click()
    const download = await loaded
    expect(download.suggestedFilename()).toBe(file.name)
    expect(readFileSync(await download.path())).toEqual(file.buffer)
    const address = (await link.getAttribute('href')) ?? ''
    expect((await visitor.request.get(address)).status()).toBe(404)
  }
})
