import { randomUUID } from 'node:crypto'
import { apiAddress } from '@blickfang/contract/api/api-address.ts'
import { addDays, weekdayOf } from '@blickfang/contract/kernel/time/day.ts'
import { wallTime } from '@blickfang/contract/kernel/time/wall-time.ts'
import type { Page } from '@playwright/test'
import { expect, findViolations, test } from '../fixtures.ts'
import { mailsTo, mailTo } from './mails.ts'

const address = () => `anna-${randomUUID()}@example.ch`

/** The first Tuesday from tomorrow on, as the calendar in the shop has it: the demo's shop is open then. */
function tuesday(): string {
  const { date } = wallTime(new Date(), 'Europe/Zurich')
  return addDays(date, (9 - weekdayOf(date)) % 7 || 7)
}

async function fill(page: Page, email: string) {
  const form = page.locator('form[action^="/_form/contact"]')
  await form.getByLabel('Frau').check()
  await form.getByLabel('Vorname').fill('Anna')
  await form.getByLabel('Nachname').fill('Müller')
  await form.getByLabel('PLZ').fill('8400')
  await form.getByLabel('E-Mail').fill(email)
  await form.getByLabel('Telefon').fill('052 212 47 30')
  await form.getByLabel('Ja', { exact: true }).check()
  await form.getByLabel('Myopie-Management').check()
  await form.getByLabel('Wunschtermin').fill(tuesday())
  await form.getByLabel('Wunschzeit').selectOption({ label: 'Vormittag' })
  await form.getByLabel('Fragen und Anmerkungen').fill('<b>Meine Augen</b> brennen')
  return form
}

test('a visitor asks for an appointment, and both get a mail @phone', async ({ visitor, baseURL }) => {
  const email = address()
  await visitor.goto('/de/kontakt')
  const form = await fill(visitor, email)
  await form.getByRole('button', { name: 'Anfrage senden' }).click()
  await expect(form.getByRole('button', { name: 'Gesendet. Danke!' })).toBeDisabled()
  await expect(form.getByRole('status')).toHaveText(/Ihre Anfrage ist bei uns/)
  await expect(form.getByLabel('Vorname')).toHaveValue('')

  const confirmation = await mailTo(email)
  expect(confirmation.subject).toMatch(/^Ihre Anfrage bei /)
  expect(confirmation.text).toContain('Guten Tag Anna Müller')
  expect(`${confirmation.text}${confirmation.html}`).not.toMatch(/Myopie|brennen/)
  // Each mail is a job of its own: the shop's may come later.
  const findNotices = async () => (await mailsTo(confirmation.replyTo)).filter(({ replyTo }) => replyTo === email)
  await expect.poll(findNotices).toHaveLength(1)
  const notices = await findNotices()
  expect(notices[0]?.text).toContain('Worum geht es? Myopie-Management')
  expect(notices[0]?.html).toContain('&#60;b&#62;Meine Augen&#60;/b&#62; brennen')

  await visitor.goto(`${baseURL}/de/kontakt`)
  await expect(visitor.getByLabel('Vorname')).toHaveValue('')
})

test('what is missing is said at each field, the first of them gets the focus, and axe finds nothing', async ({
  visitor,
}) => {
  await visitor.goto('/de/kontakt')
  const form = visitor.locator('form[action^="/_form/contact"]')
  await form.getByLabel('Vorname').fill('Anna')
  await expect(form).toHaveAttribute('data-awake', 'true')
  await form.getByLabel('Vorname').press('Enter')
  await expect(form.getByRole('checkbox').first()).toBeFocused()
  await expect(form.getByLabel('Nachname')).toHaveAccessibleDescription('Bitte geben Sie Ihren Nachnamen an.')
  await expect(form.getByRole('group', { name: 'Worum geht es?' })).toHaveAccessibleDescription(
    'Bitte wählen Sie mindestens ein Thema.',
  )
  expect(await findViolations(visitor, 'main')).toEqual([])
})

test('without JavaScript the form is sent too, and a page says what happened', async ({ browser, baseURL }) => {
  const email = address()
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false, locale: 'de-CH' })
  const page = await context.newPage()
  await page.goto('/de/kontakt')
  const form = await fill(page, email)
  await form.getByLabel('Myopie-Management').uncheck()
  await form.getByLabel('Wunschtermin').fill('2020-01-07')
  await form.getByRole('button', { name: 'Anfrage senden' }).click()
  await expect(form.getByText('Bitte wählen Sie mindestens ein Thema.')).toBeVisible()
  await form.getByLabel('Gesundheitscheck').check()
  await form.getByRole('button', { name: 'Anfrage senden' }).click()
  await expect(form.getByLabel('Wunschtermin')).toHaveAccessibleDescription('Bitte wählen Sie einen Tag ab morgen.')
  await expect(form.getByLabel('Vorname')).toHaveValue('Anna')
  await expect(form.getByLabel('Wunschzeit')).toHaveValue('vormittag')
  await expect(form.getByLabel('Frau')).toBeChecked()
  await form.getByLabel('Wunschtermin').fill(tuesday())
  await form.getByRole('button', { name: 'Anfrage senden' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Gesendet. Danke!' })).toBeVisible()
  await page.reload()
  await page.getByRole('link', { name: 'Zurück zur Seite' }).click()
  await expect(page).toHaveURL('/de/kontakt')
  expect((await mailTo(email)).text).toContain('Guten Tag Anna Müller')
  await context.close()
})

test('without JavaScript and without the picture that says when it was opened, the form is shown again to be sent', async ({
  browser,
  baseURL,
}) => {
  const email = address()
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false, locale: 'de-CH' })
  await context.route('**/_form/opened', (route) => route.abort())
  const page = await context.newPage()
  await page.goto('/de/kontakt')
  const form = await fill(page, email)
  await form.getByRole('button', { name: 'Anfrage senden' }).click()
  await expect(form.getByRole('status')).toHaveText(/^Noch ist nichts gesendet/)
  await expect(form.getByRole('button', { name: 'Anfrage senden' })).toBeFocused()
  await expect(form.getByLabel('Nachname')).toHaveValue('Müller')
  await form.getByRole('button', { name: 'Anfrage senden' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Gesendet. Danke!' })).toBeVisible()
  await mailTo(email)
  await context.close()
})

test('who sends at once reads our sentences, never the browser’s', async ({ visitor }) => {
  await visitor.goto('/de/kontakt')
  const form = visitor.locator('form[action^="/_form/contact"]')
  await form.getByRole('button', { name: 'Anfrage senden' }).click()
  await expect(form.getByText('Bitte wählen Sie eine Anrede.')).toBeVisible()
  await expect(form.getByRole('checkbox').first()).toBeFocused()
})

test('after a reload every kind of field keeps what was filled in, also once one is touched, and it is sent', async ({
  visitor,
}) => {
  const email = address()
  await visitor.goto('/de/kontakt')
  const form = await fill(visitor, email)
  await form.getByLabel('Geburtsdatum').fill('1988-03-04')
  await visitor.reload()
  await form.getByLabel('Vorname').focus()
  await expect(form).toHaveAttribute('data-awake', 'true')
  await expect(form.getByLabel('Frau')).toBeChecked()
  await expect(form.getByLabel('Ja', { exact: true })).toBeChecked()
  await expect(form.getByLabel('Myopie-Management')).toBeChecked()
  await expect(form.getByLabel('Geburtsdatum')).toHaveValue('1988-03-04')
  await expect(form.getByLabel('Wunschtermin')).toHaveValue(tuesday())
  await expect(form.getByLabel('Wunschzeit')).toHaveValue('vormittag')
  await form.getByRole('button', { name: 'Anfrage senden' }).click()
  await expect(form.getByRole('button', { name: 'Gesendet. Danke!' })).toBeVisible()
  await mailTo(email)
})

test('a send that fails loses nothing: what was typed survives it and a reload, and the next try is sent once', async ({
  visitor,
}) => {
  const email = address()
  await visitor.goto('/de/kontakt')
  const form = await fill(visitor, email)
  // The entry arrives, its answer does not.
  await visitor.route(`**${apiAddress('sendContact')}`, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await form.getByRole('button', { name: 'Anfrage senden' }).click()
  await expect(form.getByRole('button', { name: 'Nicht gesendet' })).toBeEnabled()
  await expect(form.getByRole('button', { name: 'Anfrage senden' })).toBeEnabled()
  await expect(form.getByRole('status')).toHaveText(/Was Sie geschrieben haben, ist noch da/)
  await visitor.unroute(`**${apiAddress('sendContact')}`)
  await visitor.reload()
  await expect(form.getByLabel('Nachname')).toHaveValue('Müller')
  await expect(form.getByLabel('Myopie-Management')).toBeChecked()
  await form.getByRole('button', { name: 'Anfrage senden' }).click()
  await expect(form.getByRole('button', { name: 'Gesendet. Danke!' })).toBeVisible()
  await mailTo(email)
})
