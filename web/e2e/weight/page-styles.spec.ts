import type { Page } from '@playwright/test'
import { readLiveBuild } from '../../src/server/assets/live-build.ts'
import { expect, test } from '../fixtures.ts'

const paths = ['/de', '/de/leistungen', '/de/kontakt', '/de/service/augenpruefung', '/de/game', '/de/gibt-es-nicht']

/** How every element looks, by its place in the page. */
function readLooks(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*')].map((element) => {
      const style = getComputedStyle(element)
      const values = [...style].map((name) => `${name}:${style.getPropertyValue(name)}`)
      return `${element.tagName} ${element.className} ${values.join(';')}`
    }),
  )
}

/** Behind the page's own files and before the theme, as the bundler would link them. */
function addStyles(page: Page, addresses: readonly string[]): Promise<void> {
  return page.evaluate(async (all) => {
    const own = [...document.querySelectorAll('link[href^="/_site/"]')].at(-1)
    const links = all.map((href) => Object.assign(document.createElement('link'), { rel: 'stylesheet', href }))
    const loaded = links.map((link) => new Promise((resolve) => link.addEventListener('load', resolve)))
    own?.after(...links)
    await Promise.all(loaded)
  }, addresses)
}

for (const path of paths) {
  test(`${path} looks the same with all styles of the site as with those that it loads`, async ({
    browser,
    baseURL,
  }) => {
    // Without scripts of its own, so that nothing changes meanwhile.
    const context = await browser.newContext({ baseURL: baseURL ?? '', reducedMotion: 'reduce', bypassCSP: true })
    const page = await context.newPage()
    await page.route('**/_site/page-*.js', (route) => route.abort())
    await page.goto(path, { waitUntil: 'networkidle' })
    const before = await readLooks(page)
    await addStyles(
      page,
      readLiveBuild('web/.next').styles.map((file) => `/_next/${file}`),
    )
    const after = await readLooks(page)
    const changed = after.filter((look, at) => look !== before[at])
    expect(changed.map((look) => look.slice(0, 120))).toEqual([])
    await context.close()
  })
}
