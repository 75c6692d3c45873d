import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'

/** Sends a message by the form of a page, as a visitor does, and waits for the thanks. Answers the name under which it came. */
export async function sendMessage(visitor: Page, address: string): Promise<string> {
  const name = `Rosa ${randomUUID().slice(0, 8)}`
  await visitor.goto(address)
  const form = visitor.locator('form[action^="/_form/form"]')
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('E-Mail').fill('rosa@example.ch')
  await form.getByLabel('Nachricht').fill('Haben Sie am Samstag offen?')
  await form.getByRole('button', { name: 'Senden' }).click()
  await expect(form.getByRole('status')).toHaveText('Danke, Ihre Nachricht ist bei uns angekommen.')
  return name
}
