import { randomUUID } from 'node:crypto'
import { apiAddress } from '@blickfang/contract/api/api-address.ts'
import type { Page } from '@playwright/test'
import { overwrite, toolbar } from '../edited-page.ts'
import { expect, findViolations, test } from '../fixtures.ts'
import { mailsTo, mailTo } from '../forms/mails.ts'

const asAddress = () => `einladung-${randomUUID()}@example.ch`
const linkIn = (text: string) => /https?:\/\/\S+~invitation#[\w-]+/.exec(text)?.[0] ?? ''
const password = 'vier Wörter am Stück'

async function fits(page: Page, within?: string) {
  const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(tooWide).toBe(0)
  expect(await findViolations(page, within)).toEqual([])
}

test('an admin invites a colleague from the page; the mail’s link leads them to their first edit @phone', async ({
  editor,
  browser,
  baseURL,
  newPage,
  viewport,
}) => {
  const email = asAddress()
  const { edit } = await newPage()
  await editor.goto(edit)
  await expect(toolbar(editor)).toBeVisible()
  await editor.keyboard.press('ControlOrMeta+k')
  await editor.getByRole('combobox').fill('einladen')
  await expect(editor.getByRole('option', { name: 'Mitarbeitende einladen' })).toBeVisible()
  await editor.keyboard.press('Enter')
  const dialog = editor.getByRole('dialog', { name: 'Mitarbeitende einladen' })
  await expect(dialog.getByLabel('E-Mail')).toBeFocused()
  await editor.keyboard.type(email)
  await dialog.getByLabel('Name (freiwillig)').fill('Vera')
  await editor.keyboard.press('Enter')
  const row = dialog.getByRole('listitem').filter({ hasText: email })
  await expect(row).toContainText('Vera · Redaktion')
  await fits(editor)

  const { subject, text } = await mailTo(email)
  expect(subject).toMatch(/^Einladung zur Website /)
  const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: viewport ?? null, locale: 'de-CH' })
  const guest = await context.newPage()
  await guest.goto(linkIn(text))
  await expect(guest.getByRole('heading', { name: /^Willkommen bei / })).toBeVisible()
  await expect(guest.getByLabel('Ihr Name')).toHaveValue('Vera')
  await fits(guest)
  await guest.getByLabel('Passwort', { exact: true }).fill('zu kurz')
  await guest.keyboard.press('Enter')
  await expect(guest.getByRole('main').getByRole('alert')).toContainText('mindestens 12 Zeichen')
  await guest.getByLabel('Passwort', { exact: true }).fill('passwortpasswort')
  await guest.keyboard.press('Enter')
  await expect(guest.getByRole('main').getByRole('alert')).toContainText('leicht zu erraten')
  await guest.getByLabel('Passwort', { exact: true }).fill(password)
  await guest.keyboard.press('Enter')
  await expect(guest).toHaveURL(/\/de\/edit/)
  await expect(toolbar(guest)).toBeVisible()

  // Whoever comes for the first time is shown around, and may leave at once, for good.
  const tour = guest.getByRole('dialog', { name: 'Schreiben Sie auf der Seite' })
  await expect(tour).toBeFocused()
  await fits(guest, '[role=dialog]')
  const noted = guest.waitForResponse((response) => response.url().includes(apiAddress('seeTour')))
  await guest.keyboard.press('Escape')
  await expect(tour).toHaveCount(0)
  await noted
  await guest.evaluate(() => sessionStorage.clear())
  const known = guest.waitForResponse((response) => response.url().includes(apiAddress('getTour')))
  await guest.goto(edit)
  await expect(toolbar(guest)).toBeVisible()
  expect(await (await known).json()).toMatchObject({ isSeen: true })
  const title = 'main [data-field="title"]'
  await overwrite(guest, title, 'Von Vera')
  await guest.keyboard.press('Enter')
  // On a phone the bar says it by a sign.
  await expect(toolbar(guest).getByText('Gespeichert', { exact: true }).first()).toBeAttached()
  await editor.reload()
  await expect(editor.locator(title).first()).toHaveText('Von Vera')

  await guest.goto(linkIn(text))
  await guest.reload()
  await expect(guest.getByText('Diese Einladung ist schon angenommen.')).toBeVisible()
  await fits(guest)
  await context.close()
})

test('in the admin an invitation is sent, sent again and withdrawn; its links say what became of them', async ({
  editor,
  visitor,
}) => {
  const email = asAddress()
  await editor.goto('/admin/collections/bf-users')
  const part = editor.getByRole('region', { name: 'Einladungen' })
  await part.getByRole('button', { name: 'Per Mail einladen' }).click()
  await expect(part.getByLabel('E-Mail')).toBeFocused()
  await editor.keyboard.type(email)
  await part.getByLabel('Rolle').selectOption({ label: 'Verwaltung' })
  await part.getByLabel('Sprache von Mail und Editor').selectOption({ label: 'Français' })
  for (const width of [1440, 390]) {
    await editor.setViewportSize({ width, height: 900 })
    await fits(editor, '[aria-labelledby="blickfang-invitations"]')
  }
  await editor.setViewportSize({ width: 1440, height: 900 })
  await part.getByRole('button', { name: 'Einladung senden' }).click()
  const row = part.getByRole('listitem').filter({ hasText: email })
  await expect(row).toContainText('Verwaltung, Französisch')
  await expect(row).toContainText('Gilt bis')
  const first = await mailTo(email)
  expect(first.subject).toMatch(/^Invitation au site /)
  await row.getByRole('button', { name: 'Erneut senden' }).click()
  await expect.poll(async () => (await mailsTo(email)).length).toBe(2)
  await visitor.goto(linkIn(first.text))
  await expect(visitor.getByText('Un e-mail plus récent remplace cette invitation.')).toBeVisible()
  await fits(visitor)
  const newest =
    (await mailsTo(email)).map(({ text }) => linkIn(text)).find((link) => link !== linkIn(first.text)) ?? ''
  await visitor.goto('about:blank')
  await visitor.goto(newest)
  await expect(visitor.getByText('gérer les comptes')).toBeVisible()
  await fits(visitor)
  await row.getByRole('button', { name: 'Zurückziehen' }).click()
  await row.getByRole('button', { name: 'Wirklich zurückziehen' }).click()
  await expect(row).toHaveCount(0)
  await visitor.getByLabel('Votre nom').fill('Vera')
  await visitor.getByLabel('Mot de passe', { exact: true }).fill(password)
  await visitor.keyboard.press('Enter')
  await expect(visitor.getByRole('main').getByRole('alert')).toContainText('Cette invitation a été retirée.')
})
