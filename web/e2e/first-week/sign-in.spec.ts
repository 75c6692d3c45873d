import { randomUUID } from 'node:crypto'
import { createClient } from '@blickfang/contract/api/client.ts'
import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { Owner, task } from './owner.ts'

task(
  { number: 1, name: 'signing in at the address of a page, and changing its headline @phone', aim: 2 },
  async ({ page, language, hand }, { visitor, newPage }) => {
    const { edit } = await newPage()
    const owner = new Owner(visitor, language)
    // Whoever changes a headline has been shown around.
    await visitor.addInitScript(() => sessionStorage.setItem('tourSeen', '1'))
    await visitor.goto(edit.replace(/\?.*/, ''))
    const account = await makeAccount(page, { origin: new URL(visitor.url()).origin, language })
    const form = visitor.getByRole('main')
    await form.getByLabel('E-Mail').fill(account.email)
    await form.getByLabel('Passwort', { exact: true }).fill(account.password)
    await hand.press(form.getByRole('button', { name: 'Anmelden' }))
    await expect(owner.toolbar).toBeVisible()
    const title = owner.block('hero').locator('[data-field="title"]')
    await hand.press(title)
    await visitor.keyboard.press('ControlOrMeta+a')
    await visitor.keyboard.type('Gut sehen')
    await expect(title).toHaveText('Gut sehen')
    await owner.isSaved()
  },
)

/** An account of its own, made by somebody who may, whose person reads the editor in a language. */
async function makeAccount(page: Page, { origin, language }: { origin: string; language: 'de' | 'fr' }) {
  const account = { email: `woche-${randomUUID()}@example.ch`, password: randomUUID() }
  const data = { ...account, name: 'Vera', role: 'optician' }
  const made = await page.request.post('/api/bf-users', { data, headers: { origin } })
  expect(made.status()).toBe(201)
  const signedIn = await fetch(`${origin}/api/bf-users/login`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  const { token } = (await signedIn.json()) as { token: string }
  const call = createClient({ baseUrl: origin, headers: { origin, authorization: `JWT ${token}` } })
  await call('setLanguage', { language })
  return account
}
