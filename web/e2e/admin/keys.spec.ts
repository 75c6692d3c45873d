import { randomUUID } from 'node:crypto'
import { expect, findViolations, test } from '../fixtures.ts'

test('a person makes a key, a program reads with it, and once it is withdrawn no more', async ({ editor, request }) => {
  const name = `Kassenprogramm ${randomUUID().slice(0, 8)}`
  await editor.goto('/admin/account')
  const keys = editor.getByRole('region', { name: 'Schlüssel für Programme' })
  await keys.getByLabel('Wofür er ist').fill(name)
  await keys.getByLabel('Was er darf').selectOption('Lesen und Entwürfe ändern')
  await keys.getByLabel('Wofür er ist').press('Enter')
  const shown = keys.getByLabel('Ihr neuer Schlüssel.')
  await expect(shown).toHaveValue(/^bf_[\w-]{43}$/)
  await expect(shown).toBeFocused()
  const item = keys.getByRole('listitem').filter({ hasText: name })
  await expect(item).toContainText('Noch nie benutzt')
  expect(await findViolations(editor)).toEqual([])
  await editor.setViewportSize({ width: 390, height: 844 })
  const tooWide = () =>
    editor.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(tooWide).toBe(0)
  await editor.setViewportSize({ width: 1280, height: 720 })

  const headers = { authorization: `Bearer ${await shown.inputValue()}` }
  const ask = async (path: string) => (await request.get(`/api/v1/${path}`, { headers })).status()
  expect([await ask('page/get'), await ask('settings'), await ask('schema.graphql')]).toEqual([200, 403, 200])
  await editor.reload()
  await expect(item).toContainText('Zuletzt benutzt')
  await expect(shown).toHaveCount(0)
  await item.getByRole('button', { name: 'Zurückziehen' }).click()
  await item.getByRole('button', { name: 'Wirklich zurückziehen' }).click()
  await expect(item).toHaveCount(0)
  expect(await ask('page/get')).toBe(401)
})
