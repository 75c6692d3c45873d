import type { Call } from '@blickfang/contract/api/client.ts'
import { chromiumArguments, findChromium } from '@blickfang/local/src/testing/find-chromium.ts'
import { chromium, expect, type Page } from '@playwright/test'
import { proveOrders, proveRequest } from './own-form.ts'

/** A site that runs, and who is signed in there. */
export interface Visited {
  readonly site: string
  readonly token: string
  readonly call: Call
  /** Adds a post to the project's own collection. */
  readonly addPost: (title: string) => Promise<void>
}

const patience = { timeout: 60_000 }

/** An editor adds the example's block by the dialog, fills it in and publishes it; visitors see it with its styles and its posts. */
export async function proveOwnSite({ site, token, call, addPost }: Visited): Promise<void> {
  const { page: made } = await call('addPage', {
    collectionName: null,
    initialMeta: { name: 'Laden' },
    lang: 'de',
    initialGroups: [],
  })
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments })
  try {
    const context = await browser.newContext({ baseURL: site, locale: 'de-CH' })
    await context.addCookies([{ name: 'payload-token', value: token, url: site, httpOnly: true, sameSite: 'Lax' }])
    const editor = await context.newPage()
    await addBlock(editor)
    await expect
      .poll(async () => wordsOf(await call('getDocument', { id: made.id, lang: 'de' })), patience)
      .toContain('Frisch gebacken')
    await call('publishPage', { id: made.id })

    const visitor = await browser.newPage({ baseURL: site, locale: 'de-CH' })
    await proveHome(visitor, call)
    await visitor.goto('/de/laden', patience)
    await expect(visitor.getByRole('heading', { name: 'Frisch gebacken', level: 1 })).toBeVisible(patience)
    await expect(visitor.getByRole('listitem').filter({ hasText: 'Bread' })).toHaveCSS('border-left-width', '3px')
    // A post that is saved in the project's admin lets go of the pages that its source names.
    await addPost('Rolls')
    await expect.poll(() => postsOf(visitor), patience).toEqual(['Rolls', 'Bread'])
    await turnOwnSwitch(editor)
    await expect.poll(() => postsOf(visitor), patience).toEqual([])
    await proveOwnLook(visitor, call)
    await proveOrders(browser, site, call)
    await proveRequest(editor)
  } finally {
    await browser.close()
  }
}

/** The site has begun by itself with the pages that it stands on: its owner finds a home page, and visitors see it once it is published. */
async function proveHome(visitor: Page, call: Call): Promise<void> {
  const { document } = await call('getDocument', { slug: '~home', lang: 'de' })
  await call('publishPage', { id: document.page.id })
  expect((await visitor.goto('/de', patience))?.status()).toBe(200)
}

async function addBlock(page: Page): Promise<void> {
  await page.goto('/de/edit/laden?toolbar=1', patience)
  await page.getByRole('button', { name: 'Ersten Block einfügen' }).click(patience)
  const dialog = page.getByRole('dialog', { name: 'Block hinzufügen' })
  await expect(dialog.getByText('Die neusten Beiträge aus der Verwaltung.')).toBeVisible(patience)
  await dialog.getByRole('button', { name: 'Beiträge', exact: true }).click()
  const block = page.locator('main [data-block="postList"]')
  await block.locator('[data-field="title"]').click(patience)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Frisch gebacken')
  await expect(block.getByRole('listitem')).toHaveText(['Bread'], patience)
  await expect(block.getByRole('listitem')).toHaveCSS('border-left-width', '3px')
}

/** An editor finds the section of the project in the panel of the settings, and turns its switch. */
async function turnOwnSwitch(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Einstellungen', exact: true }).click(patience)
  const panel = page.getByRole('region', { name: 'Einstellungen' })
  await panel.locator('summary', { hasText: 'Beiträge' }).last().click(patience)
  await panel.getByRole('switch', { name: 'Beiträge auf der Website zeigen' }).uncheck(patience)
}

/** The page has the measures of the example's own theme, and once it is chosen its pair of fonts. */
async function proveOwnLook(visitor: Page, call: Call): Promise<void> {
  expect(
    await visitor.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--radius').trim()),
  ).toBe('.25rem')
  const { settings, rev } = await call('getSettings', {})
  // A name that the types of this repository do not know, as nothing of the example's does.
  const saved = { ...settings, appearance: Object.assign(settings.appearance, { fonts: 'poster' }) }
  await call('saveSettings', { settings: saved, base: rev })
  await expect
    .poll(async () => {
      await visitor.reload()
      return visitor.evaluate(async () => (await document.fonts.load('16px Anton')).length)
    }, patience)
    .toBeGreaterThan(0)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^"?Anton"?,/)
}

async function postsOf(visitor: Page): Promise<string[]> {
  await visitor.reload()
  return visitor
    .locator('main')
    .getByRole('listitem')
    .filter({ hasText: /Bread|Rolls/ })
    .allTextContents()
}

const wordsOf = (document: unknown) => JSON.stringify(document)
