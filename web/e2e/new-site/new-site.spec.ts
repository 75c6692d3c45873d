import type { Page } from '@playwright/test'
import { type EmptyProduct, startEmptyProduct } from '../../../local/src/testing/start-product.ts'
import { expect, findViolations, test } from '../fixtures.ts'
import { account, answerSetup, words } from './answer-setup.ts'

/** Words of the demo and of its trade, none of which stands in a bakery's site. */
const foreign = /opti[ckqč]|winterthur|lindenhof|brille|lunette|augen|marktgasse/i

// A site of its own, which nobody has an account of: what it is set up as is seen by no other journey.
test.describe.configure({ mode: 'serial' })
let site: EmptyProduct
test.beforeEach(async () => {
  const port = Number(process.env.E2E_PORT || 3100) + 10
  site = await startEmptyProduct({ dataDir: `${process.env.E2E_DATA_DIR}-new-site`, port })
})
test.afterEach(() => site?.stop())

const onItsWay = { de: 'Hier entsteht eine neue Website', fr: 'Un nouveau site est en préparation' }

async function lookAt(page: Page, screen: string): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect([screen, wide]).toEqual([screen, 0])
  expect(await findViolations(page)).toEqual([])
}

for (const [language, width] of [
  ['de', 390],
  ['fr', 1440],
] as const) {
  test(`a bakery begins in ${language} at ${width} px, publishes its page, and nothing on it is another trade’s`, async ({
    browser,
  }) => {
    const say = words[language]
    const context = await browser.newContext({ viewport: { width, height: 900 }, locale: `${language}-CH` })
    const page = await context.newPage()
    const visitor = await (await browser.newContext({ baseURL: site.url, locale: `${language}-CH` })).newPage()

    // Nobody has said yet which languages the site speaks.
    await visitor.goto(site.url)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(onItsWay.de)
    await answerSetup(page, site.setupUrl, { language, look: lookAt })
    // Until the first publish visitors read that it is on its way, and no word of the draft.
    await visitor.goto(`${site.url}/${language}`)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(onItsWay[language])
    expect(await visitor.content()).not.toMatch(/Gipfeli|Croissants/)

    await page
      .getByRole('dialog', { name: say.left })
      .getByRole('button', { name: say.close, exact: true })
      .last()
      .click()
    const tools = page.getByRole('toolbar', { name: say.tools })
    await tools.getByRole('button', { name: say.publish, exact: true }).click()
    const dialog = page.getByRole('dialog')
    // Prices are a sample, in each language.
    await expect(dialog).toContainText('CHF 90.–')
    await dialog.getByRole('button', { name: say.publish, exact: true }).click()
    await expect(page.getByText(say.published)).toBeVisible()

    await visitor.reload()
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
      language === 'de' ? 'Jeden Morgen frisch aus dem Ofen' : 'Chaque matin, tout frais du four',
    )
    const live = await visitor.content()
    for (const said of ['Backhaus Anna', 'Dorfplatz 4', '"Bakery"', '031 300 40 50']) expect(live).toContain(said)
    expect(live.match(foreign)).toBeNull()
    await page.goto(`${site.url}/admin`)
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
    // As it is read aloud: without what its scripts carry along.
    expect(await page.locator('body').ariaSnapshot()).not.toMatch(foreign)
    await Promise.all([context.close(), visitor.context().close()])
  })
}

test('without the link nobody begins, and what was answered outlives a reload, but for the password', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ locale: 'de-CH' })).newPage()
  await page.goto(`${site.url}/admin`)
  await expect(page.getByText('Diese Website ist noch nicht eingerichtet')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.goto(`${site.url}/de/edit/~setup#falsch`)
  await expect(page.getByText('Dieser Link gehört nicht zu dieser Website.')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  // Another fragment alone is no new page.
  await page.goto(site.setupUrl)
  await page.getByRole('button', { name: words.de.own }).press('Enter')
  await page.getByLabel('E-Mail', { exact: true }).fill(account.email)
  await page.getByLabel('Passwort', { exact: true }).fill('kurz')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Bitte wählen Sie ein Passwort mit mindestens 12 Zeichen.')).toBeVisible()
  await page.getByLabel('Passwort', { exact: true }).fill(account.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Ihr Geschäft' })).toBeFocused()
  await page.getByLabel('Name', { exact: true }).fill('Backhaus Anna')
  await page.reload()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Backhaus Anna')
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    account.password,
  )
  await page.getByRole('button', { name: 'Zurück' }).click()
  await expect(page.getByText('Ihr Passwort wird nicht gespeichert')).toBeVisible()
  await page.getByRole('link', { name: 'Français' }).click()
  await expect(page.getByRole('heading', { name: 'Votre compte' })).toBeVisible()
  await page.context().close()
})
