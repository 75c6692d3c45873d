import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

// The browser of the journeys has no German dictionary, as many a visitor's: what it cannot hyphenate must fit.
const widths = [320, 360, 390]

/** The words of a page's headings that are broken where the line ends, with their sizes. */
async function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const headings = [...document.querySelectorAll('h1, h2, h3, h4')].filter((heading) =>
      heading.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    )
    return headings.flatMap((heading) => {
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const { 0: word, index } of (node as Text).data.matchAll(/[\p{L}\p{N}]{5,}/gu)) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top))
          if (lines.size > 1) found.push(`${location.pathname} ${word} ${getComputedStyle(heading).fontSize}`)
        }
      }
      return found
    })
  })
}

test('no word of a heading is broken without a hyphen on a phone, whatever the browser knows of German', async ({
  visitor,
  baseURL,
}) => {
  test.slow()
  const sitemap = await (await visitor.request.get('/sitemap.xml')).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address = '']) => new URL(address, baseURL).pathname)
    .filter((path) => path.startsWith('/de'))
  expect(paths.length).toBeGreaterThan(20)
  const broken: string[] = []
  for (const path of new Set(paths)) {
    await visitor.goto(path)
    for (const width of widths) {
      await visitor.setViewportSize({ width, height: 800 })
      broken.push(...(await brokenWords(visitor)).map((word) => `${width} ${word}`))
    }
  }
  expect(broken).toEqual([])
})

test('nor is one in a block of whatever kind that somebody adds, in its largest letters', async ({
  visitor,
  newPage,
  call,
}) => {
  const titled = ['hero', 'heading', 'cta', 'notice', 'textBesideImage', 'textOnImage', 'priceList']
  const page = await newPage({ groups: titled })
  const { document } = await call('getDocument', { id: page.id, lang: 'de' })
  const content = { de: { text: 'Der Schaufensterbummel' } }
  for (const { id, name: block, fields, revs } of document.groups) {
    for (const field of fields.filter(({ name }) => name === 'title'))
      await call('saveData', { itemType: 'field', linkId: field.id, data: { content }, base: field.revs })
    const size = { hero: 'textSize', cta: 'textSize', heading: 'titleSize' }[block]
    if (size)
      await call('saveData', { itemType: 'group', linkId: id, data: { options: { [size]: 'large' } }, base: revs })
  }
  await call('publishPage', { id: page.id })
  await visitor.goto(page.live)
  await expect(visitor.getByText('Der Schaufensterbummel')).toHaveCount(7)
  for (const width of widths) {
    await visitor.setViewportSize({ width, height: 800 })
    expect((await brokenWords(visitor)).map((word) => `${width} ${word}`)).toEqual([])
  }
})
