import { expect, findViolations, test } from './fixtures.ts'

test('a page with a password asks for it, also without JavaScript, and closes again when the password changes', async ({
  browser,
  baseURL,
  api,
  newPage,
}) => {
  const own = await newPage({ publish: true })
  const setPassword = async (password: string | null, rev: number) =>
    api.send('PUT', '/page/info', { id: own.id, lang: 'de', meta: { password }, base: { password: rev } })
  await setPassword('Brille 7', 0)

  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(own.live)
  await expect(page.getByRole('heading', { name: 'Diese Seite ist geschützt' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Damit Sie wieder scharf sehen' })).toHaveCount(0)
  await page.getByLabel('Passwort').fill('geraten')
  await page.getByRole('button', { name: 'Seite öffnen' }).click()
  await expect(page.getByRole('alert')).toHaveText(/Passwort stimmt nicht/)
  await expect(page.getByLabel('Passwort')).toHaveAccessibleDescription(/stimmt nicht/)

  await page.getByLabel('Passwort').fill('Brille 7')
  await page.getByRole('button', { name: 'Seite öffnen' }).click()
  await expect(page).toHaveURL(own.live)
  await expect(page.getByRole('heading', { name: 'Damit Sie wieder scharf sehen' })).toBeVisible()

  const stranger = await browser.newContext({ baseURL: baseURL ?? '' })
  const other = await stranger.newPage()
  await other.goto(own.live)
  await expect(other.getByLabel('Passwort')).toBeVisible()
  expect(await other.content()).not.toContain('scharf sehen')
  expect(await findViolations(other)).toEqual([])
  await stranger.close()

  await setPassword('ganz anders', 1)
  await page.reload()
  await expect(page.getByLabel('Passwort')).toBeVisible()
  await setPassword(null, 2)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Damit Sie wieder scharf sehen' })).toBeVisible()
  await context.close()
})
