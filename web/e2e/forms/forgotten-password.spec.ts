import { randomUUID } from 'node:crypto'
import { expect, findViolations, test } from '../fixtures.ts'
import { mailTo } from './mails.ts'

test('who has forgotten the password chooses a new one by a link in a mail', async ({ editor, visitor, baseURL }) => {
  const email = `vergesslich-${randomUUID()}@example.ch`
  const account = { email, password: randomUUID(), name: 'Vera', role: 'optician' }
  const made = await editor.request.post('/api/bf-users', { data: account, headers: { origin: baseURL ?? '' } })
  expect(made.status()).toBe(201)

  await visitor.goto('/de/login')
  await visitor.getByRole('link', { name: 'Passwort vergessen?' }).click()
  await visitor.getByRole('main').getByLabel('E-Mail').fill(email)
  await visitor.getByRole('button', { name: 'Senden' }).click()
  await expect(visitor.getByRole('heading', { name: 'E-Mail versendet' })).toBeVisible()

  const mail = await mailTo(email)
  expect(mail.subject).toMatch(/^Neues Passwort für /)
  expect(mail.text).toContain('der Link gilt eine Stunde')
  const link = /href="([^"]*\/admin\/reset\/[^"]+)"/.exec(mail.html)?.[1] ?? ''
  await visitor.goto(link)
  const password = randomUUID()
  await visitor.getByLabel('Neues Passwort').fill(password)
  await visitor.getByLabel('Passwort bestätigen').fill(password)
  expect(await findViolations(visitor)).toEqual([])
  await visitor.getByRole('button', { name: 'Passwort zurücksetzen' }).click()
  await expect(visitor).toHaveURL(/\/admin$/)

  await visitor.context().clearCookies()
  await visitor.goto('/de/login')
  const main = visitor.getByRole('main')
  await main.getByLabel('E-Mail').fill(email)
  await main.getByLabel('Passwort', { exact: true }).fill(account.password)
  await main.getByRole('button', { name: 'Anmelden' }).click()
  await expect(main.getByRole('alert')).toHaveText(/stimmt nicht/)
  await main.getByLabel('Passwort', { exact: true }).fill(password)
  await main.getByRole('button', { name: 'Anmelden' }).click()
  await expect(visitor).toHaveURL(/\/de\/edit/)
})
