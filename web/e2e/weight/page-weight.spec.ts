import { gzipSync } from 'node:zlib'
import type { Browser, Request } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

const maxScripts = 12_000
const maxHomeHtml = 14_000
const ordinary = [
  '/de',
  '/de/leistungen',
  '/de/fassungen',
  '/de/kurse',
  '/de/team',
  '/de/kontakt',
  '/de/gesundheitsoptik-tag',
  '/de/impressum',
  '/fr',
  '/de/gibt-es-nicht',
]
/** Bytes of scripts on the last day on which React came with every page. */
const moving = [
  { path: '/de/service/augenpruefung', maxScripts: 144_388 },
  { path: '/de/game', maxScripts: 163_120 },
  { path: '/de/game/play', maxScripts: 656_797 },
]

/** Every file of a page that a cold browser fetches while it reads the page to its end, as it travels with gzip. */
async function readPage(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' })
  const page = await context.newPage()
  const files: Promise<{ kind: string; url: string; text: string }>[] = []
  const read = (request: Request) => {
    const kind = request.resourceType()
    if (kind !== 'document' && kind !== 'script') return
    const text = request.response().then((response) => response?.text() ?? '')
    files.push(text.then((text) => ({ kind, url: request.url(), text })))
  }
  page.on('request', read)
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  // Until nothing more is asked for: of a page once idle the driver says so for ever, and what it would fetch at its end was not counted.
  for (let counted = 0; counted < files.length; ) {
    counted = (await Promise.all(files)).length
    // Who watches what is in sight hears of it with the next frame, and fetches when there is nothing else to do.
    await page.evaluate(
      () => new Promise((idle) => requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(idle)))),
    )
  }
  page.off('request', read)
  const all = await Promise.all(files)
  await context.close()
  const scripts = all.filter(({ kind }) => kind === 'script')
  const sum = (some: typeof all) => some.reduce((total, { text }) => total + gzipSync(text).length, 0)
  return { scripts, scriptBytes: sum(scripts), html: sum(all.filter(({ kind }) => kind === 'document')) }
}

for (const path of ordinary) {
  test(`${path} brings its visitors one small script, what its own blocks need beside it, and no React`, async ({
    browser,
    baseURL,
  }) => {
    const { scripts, scriptBytes } = await readPage(browser, `${baseURL}${path}`)
    expect(scripts.filter(({ url }) => new URL(url).pathname.startsWith('/_site/page-'))).toHaveLength(1)
    expect(scripts.filter(({ text }) => text.includes('react.transitional.element'))).toEqual([])
    expect(scriptBytes).toBeLessThanOrEqual(maxScripts)
  })
}

test('the home page weighs what its content weighs', async ({ browser, baseURL }) => {
  const { html } = await readPage(browser, `${baseURL}/de`)
  expect(html).toBeLessThanOrEqual(maxHomeHtml)
})

for (const { path, maxScripts: most } of moving) {
  test(`${path} brings no more scripts than it moves`, async ({ browser, baseURL }) => {
    const { scripts, scriptBytes } = await readPage(browser, `${baseURL}${path}`)
    expect(scripts.some(({ text }) => text.includes('react.transitional.element'))).toBe(true)
    expect(scriptBytes).toBeLessThanOrEqual(most)
  })
}
