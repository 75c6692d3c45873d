import { randomUUID } from 'node:crypto'
import { expect, test } from '../fixtures.ts'

const password = 'vier Wörter am Stück'

test('a session that is ended elsewhere while its person types takes no word: they sign in again and go on', async ({
  editor: admin,
  visitor: page,
  newPage,
  baseURL,
}) => {
  const email = `abgemeldet-${randomUUID()}@example.ch`
  const made = await admin.request.post('/api/bf-users', {
    data: { email, password, name: 'Vera', role: 'optician' },
    headers: { origin: baseURL ?? '' },
  })
  const id = String((await made.json()).doc.id)
  const signIn = async () => {
    const main = page.getByRole('main')
    await main.getByLabel('E-Mail').fill(email)
    await main.getByLabel('Passwort', { exact: true }).fill(password)
    await main.getByRole('button', { name: 'Anmelden' }).click()
  }
  const { edit } = await newPage()
  await page.goto(`/de/login?next=${encodeURIComponent(edit)}`)
  await signIn()
  const toolbar = page.getByRole('toolbar', { name: 'Werkzeuge zum Bearbeiten' })
  const title = page.locator('main [data-block="hero"] [data-field="title"]')
  const text = page.locator('main [data-block="hero"] [data-field="lead"]')
  await title.click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Noch angemeldet')
  await page.keyboard.press('Enter')
  await expect(toolbar.getByRole('status').last()).toHaveText('Gespeichert')

  await title.click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Mitten im Satz ')
  await admin.goto(`/admin/collections/bf-users/${id}`)
  await admin.getByRole('button', { name: 'Auf allen Geräten abmelden' }).click()
  await expect(admin.getByText('Diese Person ist überall abgemeldet.')).toBeVisible()
  await page.keyboard.type('abgemeldet')
  await page.keyboard.press('Enter')
  const again = toolbar.getByRole('button', { name: 'Abgemeldet: neu anmelden' })
  await expect(again).toBeVisible()
  await text.click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Und weiter geschrieben')

  // Straight out of the text: what was typed last is kept before the page goes.
  await again.click()
  await expect(page).toHaveURL(/\/de\/login/)
  await signIn()
  await expect(page).toHaveURL(new RegExp(edit.replace(/\?.*/, '')))
  await expect(title).toHaveText('Mitten im Satz abgemeldet')
  await expect(text).toHaveText('Und weiter geschrieben')
  await expect(toolbar.getByRole('status').last()).toHaveText('Gespeichert')
  // With a colleague it came from the server.
  await admin.goto(edit)
  await expect(admin.locator('main [data-block="hero"] [data-field="title"]')).toHaveText('Mitten im Satz abgemeldet')
  await expect(admin.locator('main [data-block="hero"] [data-field="lead"]')).toHaveText('Und weiter geschrieben')
})
