import { expect, findViolations, test } from '../fixtures.ts'

test('an admin makes a webhook, reads why nothing came through, and removes it', async ({ editor }) => {
  await editor.goto('/admin')
  await editor.goto('/admin/webhooks')
  const main = editor.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'Webhooks' })).toBeVisible()
  const form = main.getByRole('form', { name: 'Webhook erstellen' })
  await form.getByLabel('Adresse').fill('https://127.0.0.1/hook')
  await form.getByRole('button', { name: 'Webhook erstellen' }).click()
  await expect(editor.getByText('Diese Adresse geht nicht.')).toBeVisible()
  // No such name is ever given out.
  const url = `https://hook-${Date.now()}.invalid/hook`
  await form.getByLabel('Adresse').fill(url)
  await form.getByRole('checkbox', { name: 'Medium geändert' }).uncheck()
  await form.getByRole('button', { name: 'Webhook erstellen' }).click()
  await expect(main.getByLabel('Das Geheimnis')).toHaveValue(/^whsec_/)
  const webhook = main.getByRole('region', { name: url })
  await expect(webhook).toContainText('Eingeschaltet · Seite veröffentlicht, Formular gesendet')
  await webhook.getByRole('button', { name: 'Versuchen' }).click()
  await expect(webhook.getByRole('row').nth(1)).toContainText('nicht erreichbar')
  expect(await findViolations(editor)).toEqual([])
  await editor.setViewportSize({ width: 390, height: 844 })
  const tooWide = () =>
    editor.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(tooWide).toBe(0)
  await editor.setViewportSize({ width: 1280, height: 720 })
  await webhook.getByRole('button', { name: 'Entfernen' }).click()
  await webhook.getByRole('button', { name: 'Wirklich entfernen' }).click()
  await expect(webhook).toHaveCount(0)
})
