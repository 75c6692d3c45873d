import type { Call } from '@blickfang/contract/api/client.ts'
import { chromiumArguments, findChromium } from '@blickfang/local/src/testing/find-chromium.ts'
import { chromium, expect } from '@playwright/test'

/** A site that runs, and who is signed in there. */
export interface Visited {
  readonly site: string
  readonly token: string
  readonly call: Call
}

const patience = { timeout: 60_000 }

/** An editor adds the example's block by the dialog, fills it in and publishes it; visitors see it with its styles and its posts. */
export async function proveOwnSite({ site, token, call }: Visited): Promise<void> {
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
    const page = await context.newPage()
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
    await expect
      .poll(async () => wordsOf(await call('getDocument', { id: made.id, lang: 'de' })), patience)
      .toContain('Frisch gebacken')
    await call('publishPage', { id: made.id })

    const visitor = await browser.newPage({ baseURL: site, locale: 'de-CH' })
    await visitor.goto('/de/laden', patience)
    await expect(visitor.getByRole('heading', { name: 'Frisch gebacken', level: 1 })).toBeVisible(patience)
    await expect(visitor.getByRole('listitem').filter({ hasText: 'Bread' })).toHaveCSS('border-left-width', '3px')
  } finally {
    await browser.close()
  }
}

const wordsOf = (document: unknown) => JSON.stringify(document)
