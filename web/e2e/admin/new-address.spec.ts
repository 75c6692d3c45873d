import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, findViolations, test } from '../fixtures.ts'
import { mailsTo, mailTo } from '../forms/mails.ts'

const asAddress = () => `adresse-${randomUUID()}@example.ch`

async function signIn(page: Page, email: string, password: string) {
  await page.goto('/admin/login')
  await page.locator('input[name="email"]').fill(email)
  await page.locator('input[name="password"]').fill(password)
  await page.locator('button[type="submit"]').click()
}

async function linkTo(email: string): Promise<string> {
  const link = /https?:\/\/\S+\/admin\/confirm-address\/[\w-]+/.exec((await mailTo(email)).text)?.[0]
  if (!link) throw new Error('The mail brings no link.')
  return link
}

test('a new address is asked for in one’s account, waits there, and holds once the link in the mail was confirmed', async ({
  editor,
  visitor,
  browser,
  baseURL,
}) => {
  const [email, given, wanted] = [asAddress(), asAddress(), asAddress()]
  const password = randomUUID()
  const data = { email, password, name: 'Vera', role: 'optician' }
  const made = await editor.request.post('/api/bf-users', { data, headers: { origin: baseURL ?? '' } })
  expect(made.status()).toBe(201)
  await signIn(visitor, email, password)
  await expect(visitor).toHaveURL(/\/admin\/?$/)

  await visitor.goto('/admin/account')
  const pending = visitor.getByRole('status').filter({ hasText: 'noch nicht bestätigt' })
  const ask = async (address: string) => {
    await visitor.locator('input[name="email"]').fill(address)
    await visitor.locator('input[name="currentPassword"]').fill(password)
    await visitor.getByRole('button', { name: 'Speichern' }).click()
    await expect(pending).toContainText(`Neue Adresse: ${address}`)
    await expect(visitor.locator('input[name="email"]')).toHaveValue(email)
  }
  await ask(given)
  const lost = await linkTo(given)
  await visitor.getByRole('button', { name: 'Neue Adresse aufgeben' }).click()
  await expect(pending).toHaveCount(0)

  await ask(wanted)
  await visitor.reload()
  await expect(pending).toContainText(wanted)
  expect(await findViolations(visitor, '.render-fields')).toEqual([])
  expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Neue Adresse für Ihr Konto/),
    expect.stringMatching(/^Neue Adresse für Ihr Konto/),
  ])

  const link = await linkTo(wanted)
  const mailbox = await (await browser.newContext({ baseURL: baseURL ?? '', locale: 'fr-CH' })).newPage()
  await mailbox.goto(lost)
  await expect(mailbox.getByText('Ce lien n’est plus valable.')).toBeVisible()
  // As a program that looks through mails does: it opens the link and presses nothing.
  for (const method of ['GET', 'HEAD', 'GET'])
    expect((await mailbox.request.fetch(link, { method })).status()).toBe(200)
  await mailbox.goto(link)
  await expect(mailbox.getByText(wanted)).toBeVisible()
  expect(await mailbox.content()).not.toContain(email)
  expect(await findViolations(mailbox)).toEqual([])
  await visitor.reload()
  await expect(pending).toContainText(wanted)
  await mailbox.getByRole('button', { name: 'Confirmer l’adresse' }).click()
  await expect(mailbox.getByRole('status').filter({ hasText: wanted })).toContainText('L’adresse est confirmée.')
  await mailbox.goto(link)
  await expect(mailbox.getByText('Ce lien n’est plus valable.')).toBeVisible()

  await signIn(mailbox, email, password)
  await expect(mailbox.locator('input[name="password"]')).toBeVisible()
  await signIn(mailbox, wanted, password)
  await expect(mailbox).toHaveURL(/\/admin\/?$/)
  await mailbox.context().close()
})

test('an admin sees in another’s account that its new address waits, and can send the mail again @phone', async ({
  editor,
  baseURL,
}) => {
  const [email, wanted] = [asAddress(), asAddress()]
  const data = { email, password: randomUUID(), name: 'Vera', role: 'optician' }
  const made = await editor.request.post('/api/bf-users', { data, headers: { origin: baseURL ?? '' } })
  const { doc } = (await made.json()) as { doc: { id: string } }
  await editor.goto(`/admin/collections/bf-users/${doc.id}`)
  await editor.locator('input[name="email"]').fill(wanted)
  await editor.getByRole('button', { name: 'Speichern' }).click()
  const pending = editor.getByRole('status').filter({ hasText: 'noch nicht bestätigt' })
  await expect(pending).toContainText(wanted)
  const first = await linkTo(wanted)
  await editor.getByRole('button', { name: 'Mail erneut senden' }).click()
  await expect.poll(async () => (await mailsTo(wanted)).length).toBe(2)
  await editor.goto(first)
  await expect(editor.getByText('Dieser Link gilt nicht mehr.')).toBeVisible()
})
