import type { Page } from '@playwright/test'

/** The floor: the live page's own HTML and styles, no script at all, the first title editable, blocks out of sight not laid out. */
export async function openFloor(page: Page, liveUrl: string): Promise<void> {
  const html = await (await fetch(liveUrl)).text()
  const floor = html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(
      '</head>',
      '<style>main > * { content-visibility: auto; contain-intrinsic-size: auto 40rem }</style></head>',
    )
  await page.route(liveUrl, (route) => route.fulfill({ contentType: 'text/html', body: floor }))
  await page.goto(liveUrl)
  await page.unroute(liveUrl)
  const title = page.locator('main h1, main h2').first()
  await title.evaluate((element) => {
    element.setAttribute('contenteditable', 'plaintext-only')
  })
  await title.click()
}
