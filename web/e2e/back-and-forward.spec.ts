import type { CDPSession, Page } from '@playwright/test'
import { chromiumArguments, findWholeChromium } from '../../local/src/testing/find-chromium.ts'
import { expect, test } from './fixtures.ts'

// Playwright switches the browser's back and forward cache off, and does not follow a page that comes out of it.
test.use({
  launchOptions: {
    executablePath: findWholeChromium(),
    args: chromiumArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

/** Goes back and answers how the page came: out of the browser's cache, or why not. */
function goBack(browser: CDPSession): Promise<string | object> {
  const came = new Promise<string | object>((resolve) => {
    browser.on('Page.frameNavigated', ({ frame, type }) => !frame.parentId && resolve(type))
    browser.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => resolve(notRestoredExplanations))
  })
  return browser.send('Runtime.evaluate', { expression: 'history.back()' }).then(() => came)
}

async function evaluate(browser: CDPSession, expression: string): Promise<unknown> {
  return (await browser.send('Runtime.evaluate', { expression, returnByValue: true })).result.value
}

/** Leaves the page that is open, goes back, and looks whether it is still the same and alive. */
async function expectToComeBack(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.left = 'yes'
  })
  await page.goto('/de/impressum')
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.enable')
  expect(await goBack(browser)).toBe('BackForwardCacheRestore')
  expect(await evaluate(browser, 'document.documentElement.dataset.left')).toBe('yes')
  const menu = `document.querySelector('nav [aria-expanded]')`
  expect(await evaluate(browser, `${menu}.click(), ${menu}.getAttribute('aria-expanded')`)).toBe('true')
}

for (const address of ['/de', '/de/service/augenpruefung']) {
  test(`${address} comes back as it was left, and goes on working`, async ({ page }) => {
    await page.goto(address)
    await expectToComeBack(page)
  })
}

test('the golf game comes back as it was left, and goes on working', async ({ page }) => {
  await page.goto('/de/game')
  // A worker that takes over a page lets no browser keep it, and this page brings its worker.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await expectToComeBack(page)
})
