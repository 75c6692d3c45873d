import type { Page } from '@playwright/test'
import { build } from 'esbuild'

interface PuckBlock {
  readonly title: string
  readonly lead: string
  readonly cards: readonly { readonly title: string; readonly text: string }[]
}

/** The peer: Puck with the same words in as many blocks, its inline editing on, the caret in the first title. */
export async function openPuck(page: Page, blocks: readonly PuckBlock[]): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: ['bench/editing/puck-page.tsx'],
    bundle: true,
    write: false,
    outdir: 'out',
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const file = (end: string) => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? ''
  const url = 'http://puck.localhost/'
  await page.route(`${url}**`, (route) => {
    const path = new URL(route.request().url()).pathname
    if (path === '/page.js') return route.fulfill({ contentType: 'text/javascript', body: file('.js') })
    if (path === '/page.css') return route.fulfill({ contentType: 'text/css', body: file('.css') })
    return route.fulfill({ contentType: 'text/html', body: pageOf(blocks) })
  })
  await page.goto(url)
  const title = page.locator('section h2').first()
  await title.waitFor({ timeout: 120_000 })
  // The first click selects the block, the second one goes into its words.
  await title.click()
  await page.waitForTimeout(1_000)
  await page.locator('section h2 [contenteditable]').first().click({ force: true })
  await page.waitForTimeout(500)
}

function pageOf(blocks: readonly PuckBlock[]): string {
  const data = JSON.stringify(blocks).replaceAll('<', '\\u003c')
  return `<!doctype html><html lang="de"><meta charset="utf-8"><link rel="stylesheet" href="/page.css"><div id="root"></div><script>window.blocks = ${data}</script><script type="module" src="/page.js"></script></html>`
}
