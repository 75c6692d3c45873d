import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, findViolations, test } from '../fixtures.ts'
import { mailTo } from './mails.ts'

const path = '/de/gesundheitsoptik-tag'
const address = () => `urs-${randomUUID()}@example.ch`
const formOf = (page: Page) => page.locator('form[action^="/_form/aspectSponsorForm"]')

async function fill(page: Page, email: string) {
  const form = formOf(page)
  await form.getByLabel(/^Standpräsenz 6 m²/).check()
  await form.getByLabel(/^Anzahl Personen am Anlass/).fill('2')
  await form.getByLabel('Namen der Personen', { exact: true }).fill('Urs Glas\nVera Glas')
  await form.getByLabel('Firma').fill('Glas AG')
  await form.getByLabel('Ansprechperson').fill('Urs Glas')
  await form.getByLabel('Telefon').fill('044 123 45 67')
  await form.getByLabel('E-Mail').fill(email)
  return form
}

test('a sponsor sees what it costs while filling in, books, and reads it again in a mail @phone', async ({
  visitor,
}) => {
  const email = address()
  await visitor.goto(path)
  await expect(formOf(visitor).getByLabel(/^Hauptsponsor/)).toBeDisabled()
  const form = await fill(visitor, email)
  await expect(form.getByRole('status').first()).toHaveText('CHF 2’400')
  expect(await findViolations(visitor, 'main')).toEqual([])
  await form.getByRole('button', { name: 'Verbindlich buchen' }).click()
  await expect(form.getByText('Die Bestätigung kommt per Mail')).toBeVisible()
  await expect(form.getByRole('button', { name: 'Verbindlich buchen' })).toBeEnabled()
  await expect(form.getByLabel('Firma')).toHaveValue('')
  const mail = await mailTo(email)
  expect(mail.text).toContain('Auftritt · Standpräsenz 6 m²: ✓ CHF 1’800')
  expect(mail.text).toContain('2 × CHF 300 = CHF 600')
  expect(mail.text).not.toMatch(/Glas AG|Vera/)
  expect(mail.text).toContain('Total: CHF 2’400')
})

test('what it costs stays in sight with the button, and nothing that has the focus is behind it @phone', async ({
  visitor,
}) => {
  await visitor.goto(path)
  const form = formOf(visitor)
  await form.getByLabel(/^Standpräsenz 6 m²/).check()
  await expect(form.getByRole('status').first()).toBeInViewport()
  await expect(form.getByRole('button', { name: 'Verbindlich buchen' })).toBeInViewport()
  for (let tabs = 0; tabs < 10; tabs++) {
    await visitor.keyboard.press('Tab')
    const covered = await visitor.evaluate(() => {
      const own = document.activeElement as HTMLElement
      // Of a large text field its beginning.
      const { top, bottom } = own.getBoundingClientRect()
      const shown = Math.min(bottom, top + 40)
      const bar = own.closest('form')?.querySelector('button[type=submit]')?.parentElement
      return bar && !bar.contains(own) ? shown - bar.getBoundingClientRect().top : -1
    })
    expect(covered).toBeLessThanOrEqual(0)
  }
})

test('a booking of nothing is refused with a sentence', async ({ visitor }) => {
  await visitor.goto(path)
  const form = formOf(visitor)
  await form.getByLabel('Firma').fill('Glas AG')
  await form.getByLabel('Ansprechperson').fill('Urs Glas')
  await form.getByLabel('Telefon').fill('044 123 45 67')
  await form.getByLabel('E-Mail').fill(address())
  await form.getByRole('button', { name: 'Verbindlich buchen' }).click()
  await expect(form.getByText('Bitte wählen Sie mindestens ein Angebot.')).toBeVisible()
})

test('without JavaScript a booking is taken too, and its total is worked out', async ({ browser, baseURL }) => {
  const email = address()
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false, locale: 'de-CH' })
  const page = await context.newPage()
  await page.goto(path)
  const form = await fill(page, email)
  await form.getByRole('button', { name: 'Verbindlich buchen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Gebucht. Danke!' })).toBeVisible()
  expect((await mailTo(email)).text).toContain('Total: CHF 2’400')
  await context.close()
})
