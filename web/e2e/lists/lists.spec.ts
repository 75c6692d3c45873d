import type { Browser, Page } from '@playwright/test'
import { openToEdit } from '../edited-page.ts'
import { expect, findViolations, test } from '../fixtures.ts'

const lists = ['/de/search?searchQuery=brille', '/de/stellen', '/de/marktplatz', '/de/gesundheitsoptik?search=optik']

async function withoutScripts(browser: Browser, baseURL: string | undefined, run: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
  await run(await context.newPage())
  await context.close()
}

for (const path of lists) {
  test(`${path} is accessible and fits a small phone`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 320, height: 640 } })
    const page = await context.newPage()
    await page.goto(path)
    await page.locator('main details').evaluateAll((all) => all[0]?.setAttribute('open', ''))
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    expect(await findViolations(page)).toEqual([])
    await context.close()
  })
}

test('a visitor opens the field of the header, and typing alone leads to what is found', async ({ visitor }) => {
  await visitor.goto('/de/kontakt')
  const toggle = visitor.getByRole('link', { name: 'Suche', exact: true })
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await visitor.keyboard.press('Escape')
  await expect(toggle).toBeFocused()
  await toggle.press('Enter')
  await visitor.keyboard.type('Gleitsich')
  await expect(visitor).toHaveURL(/\/de\/search\?searchQuery=Gleitsich/)
  const field = visitor.getByRole('searchbox', { name: 'Was suchen Sie?' }).last()
  await expect(field).toBeFocused()
  await expect(visitor.getByRole('status').first()).toContainText('Treffer für «Gleitsich»')
  await field.fill('Kontaktlnsen')
  await expect(visitor.locator('[data-search-results] mark').first()).toContainText('Kontaktlinsen')
  expect(new URL(visitor.url()).searchParams.get('searchQuery')).toBe('Kontaktlnsen')
})

test('on a phone the icon leads to the search page, and two letters ask nothing @phone', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ baseURL: baseURL ?? '' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/de')
  await page.getByRole('link', { name: 'Suche' }).click()
  await expect(page).toHaveURL(/\/de\/search$/)
  const field = page.getByRole('searchbox', { name: 'Was suchen Sie?' })
  await field.fill('br')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/de\/search$/)
  await field.fill('bri')
  await field.press('Enter')
  await expect(page).toHaveURL(/searchQuery=bri$/)
  await page.close()
})

test('without scripts the search is a form, and its answer is kept by nobody', async ({ browser, baseURL }) => {
  await withoutScripts(browser, baseURL, async (page) => {
    await page.goto('/de/search')
    await page.getByRole('searchbox').fill('augenprufung')
    await page.getByRole('button', { name: 'Suchen' }).click()
    await expect(page.locator('main mark').first()).toHaveText('Augenprüfung')
    const answer = await page.reload()
    expect(answer?.headers()['cache-control']).toBe('private, no-store')
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
  })
})

test('a job unfolds by its address, names itself in it, and closes when another opens', async ({ visitor }) => {
  await visitor.goto('/de/stellen')
  const [first, second] = [visitor.locator('main details').nth(0), visitor.locator('main details').nth(1)]
  await first.locator('summary').click()
  await expect(visitor).toHaveURL(/#e-[0-9a-f]{12}$/)
  const address = visitor.url()
  await second.locator('summary').click()
  await expect(first).not.toHaveAttribute('open')
  await second.locator('summary').click()
  await expect(visitor).toHaveURL(/\/de\/stellen$/)
  await visitor.goto('/de/kontakt')
  await visitor.goto(address)
  await expect(first).toHaveAttribute('open')
  await expect(first.getByRole('link', { name: 'Nachricht schreiben' })).toHaveAttribute(
    'href',
    /\?subject=Augenoptikerin%20oder/,
  )
})

test('a job that is changed in the admin shows on the page at once; the block’s menu leads there and back', async ({
  editor,
  visitor,
}) => {
  await openToEdit(editor, '/de/edit/marktplatz?toolbar=1')
  await editor
    .locator('main [data-block="marketplace"]')
    .first()
    .click({ button: 'right', position: { x: 20, y: 20 } })
  await editor.getByRole('menuitem', { name: 'Inserate bearbeiten' }).click()
  await editor.getByRole('button', { name: 'In der Verwaltung öffnen' }).click()
  await expect(editor).toHaveURL(/\/admin\/collections\/bf-market-items/)
  await editor.getByRole('link', { name: 'Fräser für randlose Brillen' }).click()
  // The list's search names the title too.
  await expect(editor).toHaveURL(/\/bf-market-items\/[0-9a-f-]{36}/)
  const title = editor.getByLabel('Titel', { exact: false }).first()
  const save = editor.getByRole('button', { name: 'Speichern' })
  // The admin's form forgets what is typed before its scripts have come.
  await expect(async () => {
    await title.fill('')
    await title.fill('Fräser, dringend gesucht')
    await expect(save).toBeEnabled({ timeout: 1_000 })
  }).toPass()
  await save.click()
  await expect(editor.getByText('erfolgreich', { exact: false }).first()).toBeVisible()
  await visitor.goto('/de/marktplatz')
  await expect(visitor.getByText('Fräser, dringend gesucht')).toBeVisible()
  await editor.getByRole('link', { name: 'Zurück zur Seite' }).first().click()
  await expect(editor).toHaveURL(/\/de\/edit\/marktplatz/)
  await expect(editor.getByText('Fräser, dringend gesucht')).toBeVisible()
})

test('a visitor finds a business though the city is misspelt, filters, and goes by letters', async ({ visitor }) => {
  await visitor.goto('/de/gesundheitsoptik')
  const box = visitor.locator('[data-directory]')
  await expect(box.getByRole('status')).toHaveText('34 Betriebe')
  await box.getByRole('searchbox', { name: 'Name, Ort oder PLZ' }).fill('Wintertur')
  await expect(box.getByRole('status')).toHaveText('1 Betrieb')
  await expect(box.getByRole('heading', { name: 'Optik Lindenhof' })).toBeVisible()
  await box.getByRole('searchbox').fill('')
  await expect(box.getByRole('status')).toHaveText('34 Betriebe')
  await box.getByRole('link', { name: 'N', exact: true }).click()
  await expect(box.getByRole('status')).toHaveText('1 Betrieb')
  await box.locator('summary', { hasText: 'Nachtbrille' }).click()
  await expect(box.getByText('14:00–01:00')).toBeVisible()
  await box.getByRole('searchbox').fill('Quantencomputer')
  await expect(box.getByRole('status')).toContainText('Kein Betrieb gefunden')
})

test('the search of the site finds a business with a typo, and leads to it in the directory', async ({ visitor }) => {
  await visitor.goto('/de/search?searchQuery=Nachtbrile')
  await visitor.getByRole('link', { name: 'Nachtbrille' }).click()
  await expect(visitor).toHaveURL(/\/de\/gesundheitsoptik\?search=Nachtbrille#e-/)
  await expect(visitor.getByText('14:00–01:00')).toBeVisible()
})

test('without scripts the directory goes by letters, filters and its form', async ({ browser, baseURL }) => {
  await withoutScripts(browser, baseURL, async (page) => {
    await page.goto('/de/gesundheitsoptik')
    await page.getByRole('link', { name: 'B', exact: true }).click()
    await expect(page.locator('main details')).toHaveCount(4)
    await page.goto('/de/gesundheitsoptik')
    await page.getByRole('checkbox', { name: 'Frequentlens' }).check()
    await page.getByRole('searchbox', { name: 'Name, Ort oder PLZ' }).fill('zürich')
    await page.getByRole('button', { name: 'Suchen' }).click()
    await expect(page.locator('main details')).toHaveCount(2)
    await page.locator('main summary').first().click()
    await expect(page.locator('main details[open]')).toHaveCount(1)
    await page.locator('main summary').nth(1).click()
    await expect(page.locator('main details[open]')).toHaveCount(1)
  })
})
