import { expect, findViolations, test } from './fixtures.ts'

test('a page with a password asks for it, also without JavaScript, and closes again when the password changes', async ({
  browser,
  baseURL,
  call,
  newPage,
}) => {
  const own = await newPage({ publish: true })
  const setPassword = async (password: string | null, rev: number) =>
    call('updatePageInfo', { id: own.id, lang: 'de', meta: { password }, base: { password: rev } })
  await setPassword('Brille 7', 0)

  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(own.live)
  await expect(page.getByRole('heading', { name: 'Diese Seite ist geschützt' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Schön, dass Sie da sind' })).toHaveCount(0)
  await page.getByLabel('Passwort').fill('geraten')
  await page.getByRole('button', { name: 'Seite öffnen' }).click()
  await expect(page.getByRole('alert')).toHaveText(/Passwort stimmt nicht/)
  await expect(page.getByLabel('Passwort')).toHaveAccessibleDescription(/stimmt nicht/)

  await page.getByLabel('Passwort').fill('Brille 7')
  await page.getByRole('button', { name: 'Seite öffnen' }).click()
  await expect(page).toHaveURL(own.live)
  await expect(page.getByRole('heading', { name: 'Schön, dass Sie da sind' })).toBeVisible()

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
  await expect(page.getByRole('heading', { name: 'Schön, dass Sie da sind' })).toBeVisible()
  await context.close()
})

test('a password of seven characters is refused where it is typed, in the admin and in the editor', async ({
  editor,
  newPage,
}) => {
  const own = await newPage({ publish: true })
  await editor.goto(`/admin/collections/bf-pages/${own.id}`)
  const field = editor.locator('.field-type', { has: editor.locator('input[name="password"]') })
  // The form is drawn before it takes anything.
  await expect(field.locator('input')).toBeEditable()
  await expect(field).not.toHaveClass(/read-only/)
  // What the form asks the server about a letter would take away what a save has said.
  const asked = editor.waitForResponse(
    (answer) => answer.request().method() === 'POST' && /pages\/[\w-]+$/.test(answer.url()),
  )
  await field.locator('input').fill('Brille7')
  await asked
  await expect(editor.getByRole('button', { name: 'Speichern' })).toBeEnabled()
  await editor.getByRole('button', { name: 'Speichern' }).click()
  await expect(field).toContainText('Das Passwort einer Seite hat mindestens 8 Zeichen.')
  await expect(editor.locator('.toast-error')).toContainText('Das Passwort einer Seite hat mindestens 8 Zeichen.')
  await field.locator('input').fill('Brille 7')
  await editor.getByRole('button', { name: 'Speichern' }).click()
  await expect(field.locator('input')).toHaveValue('••••••••')

  await editor.goto(own.edit.replace('toolbar=1', 'pageMenu=1'))
  const pages = editor.getByRole('region', { name: 'Seiten' })
  await pages.getByRole('searchbox').fill(own.slug)
  await expect(pages.getByRole('button', { name: /^Mehr zu Versuch/ })).toHaveCount(1)
  await pages.getByRole('button', { name: /^Mehr zu Versuch/ }).click()
  await editor.getByRole('menuitem', { name: 'Passwort' }).click()
  const dialog = editor.getByRole('dialog', { name: 'Passwort' })
  await dialog.getByRole('textbox').fill('Brille7')
  await dialog.getByRole('textbox').press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText('Das Passwort hat mindestens 8 Zeichen.')
  await expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(/mindestens 8 Zeichen/i)
})
