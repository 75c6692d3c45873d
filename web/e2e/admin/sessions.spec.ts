import { randomUUID } from 'node:crypto'
import type { Browser } from '@playwright/test'
import { expect, findViolations, test } from '../fixtures.ts'

const password = 'vier Wörter am Stück'

/** Another browser in which somebody has signed in by the site's own form. */
async function signedIn(browser: Browser, baseURL: string, email: string) {
  const context = await browser.newContext({ baseURL })
  const page = await context.newPage()
  await page.goto('/de/login')
  const main = page.getByRole('main')
  await main.getByLabel('E-Mail').fill(email)
  await main.getByLabel('Passwort', { exact: true }).fill(password)
  await main.getByRole('button', { name: 'Anmelden' }).click()
  await expect(page).toHaveURL(/\/de\/edit/)
  return page
}

test('a person sees where they are signed in and ends one session, then the others; an admin ends all', async ({
  browser,
  editor,
  baseURL,
}) => {
  const site = baseURL ?? ''
  const email = `geraete-${randomUUID()}@example.ch`
  const data = { email, password, name: 'Vera', role: 'optician' }
  const made = await editor.request.post('/api/bf-users', { data, headers: { origin: site } })
  const id = String((await made.json()).doc.id)

  const [here, phone, third] = [
    await signedIn(browser, site, email),
    await signedIn(browser, site, email),
    await signedIn(browser, site, email),
  ]
  await here.goto('/admin/account')
  const devices = here.getByRole('region', { name: 'Angemeldete Geräte' })
  await expect(devices.getByRole('listitem')).toHaveCount(3)
  await expect(devices.getByRole('listitem').first()).toContainText('Dieses Gerät')
  await expect(devices.getByRole('listitem').first()).toContainText(/Chrome.* auf Linux/)
  expect(await findViolations(here)).toEqual([])
  // As wide as a phone, with the whole address in the header.
  await here.setViewportSize({ width: 390, height: 844 })
  const tooWide = () => here.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(tooWide).toBe(0)
  await here.setViewportSize({ width: 1280, height: 720 })

  await devices.getByRole('button', { name: 'Abmelden', exact: true }).first().click()
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  // One of both others is out with its next request, in the editor as in the admin.
  const outside = async () => {
    const at = []
    for (const page of [phone, third]) {
      await page.goto('/de/edit')
      at.push(new URL(page.url()).pathname)
    }
    return at.sort()
  }
  expect(await outside()).toEqual(['/de/edit', '/de/login'])

  await devices.getByRole('button', { name: 'Alle anderen abmelden' }).click()
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  await expect(devices.getByRole('button')).toHaveCount(0)
  expect(await outside()).toEqual(['/de/login', '/de/login'])

  await editor.goto(`/admin/collections/bf-users/${id}`)
  await editor.getByRole('button', { name: 'Auf allen Geräten abmelden' }).click()
  await expect(editor.getByText('Diese Person ist überall abgemeldet.')).toBeVisible()
  await here.goto('/admin/account')
  await expect(here).toHaveURL(/\/admin\/login|\/de\/login/)
  for (const page of [here, phone, third]) await page.context().close()
})
