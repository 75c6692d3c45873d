import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { openToEdit } from '../edited-page.ts'
import { inFrench } from '../editor/languages/in-french.ts'
import { Hand } from '../first-week/hand.ts'
import { expect, findViolations, test } from '../fixtures.ts'
import { mailTo } from './mails.ts'
import { french, german, makeForm } from './own-form.ts'

const address = (who: string) => `${who}-${randomUUID().slice(0, 8)}@example.ch`
const wanted = () => ({
  ...{ color: 'Farbe der Fassung', colors: ['Rot', 'Grün'], phone: 'Telefon' },
  ...{ recipient: address('werkstatt'), thanks: 'Danke, wir suchen Ihnen etwas heraus.' },
})

async function fill(page: Page, { name, email }: { readonly name: string; readonly email: string }) {
  const form = page.locator('form[action^="/_form/form"]')
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('E-Mail').fill(email)
  await form.getByLabel('Nachricht').fill('Ich trage gern Rundes.')
  await form.getByLabel('Farbe der Fassung').selectOption('Grün')
  return form
}

test('an owner makes a form with a few presses, a visitor sends it, and the shop reads it with its fields’ names @phone', async ({
  editor,
  visitor,
  newPage,
  call,
}) => {
  const own = await newPage({ groups: [] })
  await openToEdit(editor, own.edit)
  const form = wanted()
  await makeForm({ page: editor, hand: new Hand(editor) }, german, form)
  expect(await findViolations(editor, 'main')).toEqual([])
  await editor.reload()
  await expect(editor.locator('main [data-block="formField"]')).toHaveCount(5)
  await expect(editor.locator('main').getByText('Grün')).toBeVisible()
  await call('publishPage', { id: own.id })

  const [name, email] = [`Anna ${randomUUID().slice(0, 8)}`, address('anna')]
  const answer = await visitor.goto(own.live)
  expect(await answer?.text()).not.toContain(form.recipient)
  const filled = await fill(visitor, { name, email })
  expect(await findViolations(visitor, 'main')).toEqual([])
  await filled.getByRole('button', { name: 'Senden' }).click()
  await expect(filled.getByRole('status')).toHaveText(form.thanks)
  await expect(filled.getByLabel('Name')).toHaveValue('')

  const notice = await mailTo(form.recipient)
  expect([notice.replyTo, notice.subject]).toEqual([email, 'Neue Nachricht über die Website: Schreiben Sie uns'])
  expect(notice.text).toContain('Farbe der Fassung: Grün')
  const confirmation = await mailTo(email)
  expect(confirmation.text).toContain(form.thanks)
  expect(`${confirmation.text}${confirmation.html}`).not.toMatch(/Rundes|Grün|Anna/)

  await editor.goto('/admin/collections/bf-submissions')
  const row = editor.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText('Schreiben Sie uns')
  await row.getByRole('link').first().click()
  await expect(editor.getByText('Farbe der Fassung')).toBeVisible()
  await expect(editor.getByText('Ich trage gern Rundes.')).toBeVisible()
  await expect(editor.getByLabel('Gelesen')).toBeChecked()
  await editor.goto(`/admin/collections/bf-submissions?where[title][equals]=${encodeURIComponent(name)}`)
  const loaded = editor.waitForEvent('download')
  await editor.getByRole('button', { name: 'Als Tabelle speichern (CSV)' }).click()
  const lines = readFileSync(await (await loaded).path(), 'utf8').split('\r\n')
  expect(lines[0]).toContain('"Titel des Formulars";"Name";"E-Mail";"Nachricht";"Farbe der Fassung"')
  expect(lines[1]).toContain('"Ich trage gern Rundes.";"Grün"')
})

test('without JavaScript a form of one’s own says what is wrong, keeps what was filled in, and thanks where it stands, also when a field was renamed meanwhile', async ({
  editor,
  browser,
  baseURL,
  newPage,
  call,
}) => {
  const own = await newPage({ groups: [] })
  await openToEdit(editor, own.edit)
  const form = wanted()
  await makeForm({ page: editor, hand: new Hand(editor) }, german, form)
  await call('publishPage', { id: own.id })

  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false, locale: 'de-CH' })
  const page = await context.newPage()
  await page.goto(own.live)
  const filled = await fill(page, { name: 'Anna', email: 'anna@atelier' })
  await filled.getByRole('button', { name: 'Senden' }).click()
  await expect(filled.getByLabel('E-Mail')).toHaveAccessibleDescription(
    'Bitte geben Sie eine gültige E-Mail-Adresse an.',
  )
  await expect(filled.getByLabel('Farbe der Fassung')).toHaveValue('Grün')
  await expect(filled.getByLabel('Name')).toHaveValue('Anna')

  const question = editor.locator('main [data-block="formField"]').nth(4).locator('[data-field="question"]')
  await question.click()
  await editor.keyboard.press('ControlOrMeta+a')
  await editor.keyboard.insertText('Mobil')
  await editor.keyboard.press('Enter')
  await expect(editor.getByRole('toolbar', { name: 'Werkzeuge zum Bearbeiten' }).getByRole('status').last()).toHaveText(
    'Gespeichert',
  )
  await call('publishPage', { id: own.id })
  const email = address('anna')
  await filled.getByLabel('E-Mail').fill(email)
  await filled.getByRole('button', { name: 'Senden' }).click()
  await expect(page.getByText(form.thanks)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${own.live}#b-[0-9a-f]{12}-sent$`))
  await expect(page.getByLabel('Name')).toHaveValue('')
  expect((await mailTo(email)).text).toContain(form.thanks)
  await context.close()
})

test('in French it is made in the same way, and says where the form goes @alone', async ({ editor, newPage, call }) => {
  const { language } = await call('getLanguage', {})
  try {
    await call('setLanguage', { language: 'fr' })
    const own = await newPage({ groups: [] })
    await openToEdit(editor, await inFrench(call, own), french.tools)
    const form = {
      ...{ color: 'Couleur de la monture', colors: ['Rouge', 'Vert'], phone: 'Téléphone' },
      ...{ recipient: address('atelier'), thanks: 'Merci, nous vous cherchons quelque chose.' },
    }
    await makeForm({ page: editor, hand: new Hand(editor) }, french, form)
    const block = editor.locator('main [data-block="form"]')
    await expect(block.getByRole('button', { name: `Arrive à ${form.recipient}` })).toBeVisible()
    expect(await findViolations(editor, 'main')).toEqual([])
    await editor.reload()
    await expect(block.getByText('Couleur de la monture')).toBeVisible()
    await expect(block.getByText('Vert')).toBeVisible()
  } finally {
    await call('setLanguage', { language })
  }
})
