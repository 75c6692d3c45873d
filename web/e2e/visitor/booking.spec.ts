import type { BrowserContext } from '@playwright/test'
import { expect, findViolations, test } from '../fixtures.ts'

const path = '/de/leistungen'
const service = 'https://connect.shore.com/bookings/optik-lindenhof'

/** A booking service in two steps; what it was asked for. */
async function standIn(context: BrowserContext): Promise<readonly string[]> {
  const asked: string[] = []
  await context.route('https://connect.shore.com/**', (route) => {
    asked.push(route.request().url())
    const step = route.request().url().includes('step=2') ? 'Schritt 2' : '<a href="?step=2">Weiter</a>'
    return route.fulfill({ contentType: 'text/html', body: `<!doctype html><html lang="de"><body>${step}` })
  })
  return asked
}

test('the calendar opens on the page after a press that says so, with the page’s language and colour, and «back» closes it', async ({
  page,
  context,
}) => {
  const asked = await standIn(context)
  const answer = await page.goto(path)
  expect(answer?.headers()['content-security-policy']).toContain("frame-src 'self' https://connect.shore.com;")
  const link = page.getByRole('link', { name: 'Termin wählen' })
  await link.click()
  const dialog = page.getByRole('dialog', { name: 'Termin bei Optik Lindenhof' })
  await expect(dialog).toContainText('Der Kalender kommt von connect.shore.com.')
  expect(await findViolations(page, '#booking')).toEqual([])
  expect([asked, await page.evaluate(() => localStorage.getItem('consent'))]).toEqual([[], null])
  await dialog.getByRole('button', { name: 'Kalender laden' }).click()
  const frame = page.frameLocator('#booking iframe')
  await frame.getByRole('link', { name: 'Weiter' }).click()
  await expect(frame.getByText('Schritt 2')).toBeVisible()
  const { searchParams, origin, pathname } = new URL(asked[0] ?? '')
  expect(origin + pathname).toBe(service)
  expect(Object.fromEntries(searchParams)).toEqual({
    locale: 'de',
    layout: 'nolayout',
    select_location: 'false',
    // Of the shop's buttons, not the blue of its glasses.
    theme_color: '#0f4c45',
  })
  await page.keyboard.press('Tab')
  await dialog.getByRole('button', { name: 'Schliessen' }).click()
  await expect(dialog).toBeHidden()
  await expect(link).toBeFocused()

  await link.click()
  await expect(dialog.getByRole('button', { name: 'Kalender laden' })).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`${path}$`))
})

test('who says «always» is not asked again, and takes it back in the footer; Escape closes the calendar', async ({
  page,
  context,
}) => {
  await standIn(context)
  await page.goto(path)
  const link = page.getByRole('link', { name: 'Termin wählen' })
  await link.click()
  const dialog = page.getByRole('dialog', { name: 'Termin bei Optik Lindenhof' })
  await dialog.getByLabel('Künftig gleich laden').check()
  await dialog.getByRole('button', { name: 'Kalender laden' }).click()
  await expect(page.locator('#booking iframe')).toBeVisible()
  await page.reload()
  await link.click()
  await expect(page.locator('#booking iframe')).toBeVisible()
  await dialog.getByRole('button', { name: 'Schliessen' }).focus()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  // The dialog goes back over its entry of the history, which stops what is opened meanwhile.
  await expect(() => page.goto('/de/impressum')).toPass()
  await page.getByRole('button', { name: 'Datenschutz-Einstellungen' }).click()
  const choices = page.getByRole('dialog', { name: 'Was wir laden dürfen' })
  await choices.getByRole('checkbox', { name: 'Terminbuchung' }).uncheck()
  await choices.getByRole('button', { name: 'Auswahl speichern' }).click()
  // The dialog goes back over its entry of the history, which would stop what is opened meanwhile.
  await expect.poll(() => page.evaluate(() => history.state?.layer)).toBeUndefined()
  await page.goto(path)
  await link.click()
  await expect(dialog.getByRole('button', { name: 'Kalender laden' })).toBeVisible()
})

test('without scripts the link leads to the service, and a page may frame it alone: the header leads there from everywhere', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(path)
  await expect(page.getByRole('link', { name: 'Termin wählen' })).toHaveAttribute('href', service)
  await expect(page.getByRole('button', { name: 'Datenschutz-Einstellungen' })).toBeHidden()
  const answer = await page.goto('/de/impressum')
  expect(answer?.headers()['content-security-policy']).toContain("frame-src 'self' https://connect.shore.com;")
  await context.close()
})

test('from the header, the home page and a service one books without leaving the page', async ({ visitor: page }) => {
  const dialog = page.getByRole('dialog', { name: 'Termin bei Optik Lindenhof' })
  const ways = [
    { at: '/de/team', name: 'Termin buchen' },
    { at: '/de', name: 'Termin vereinbaren' },
    { at: '/de/service/augenpruefung', name: 'Termin vereinbaren' },
  ]
  for (const { at, name } of ways) {
    await page.goto(at)
    // The last is below the slider, whose cards that one does not look at can be pressed by nobody.
    await page.locator('a:not([inert] a)').filter({ hasText: name, visible: true }).last().click()
    await expect(dialog, at).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${at}$`))
    await page.keyboard.press('Escape')
    await expect.poll(() => page.evaluate(() => history.state?.layer)).toBeUndefined()
  }
})
