import { gzipSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import { generateBlocks } from '../../demo/src/generate-blocks.ts'
import { launch, signedIn } from '../editing/browser.ts'
import { quantile } from '../quantile.ts'
import { type Stack, startStack } from '../stack.ts'
import type { Table } from '../table.ts'

const sizes = [
  { blocks: 50, aimMs: 400 },
  { blocks: 1000, aimMs: 1_000 },
]
const rounds = 5
const bundleAim = 180_000

/** From the click into edit mode to the first text that can be typed in, and what the editor weighs on top of the page. */
export async function run(): Promise<Table> {
  const stack = await startStack()
  const browser = await launch()
  try {
    const rows: { blocks: number; aimMs: number; median: number }[] = []
    for (const size of sizes) {
      const { slug } = await generateBlocks({ databaseUrl: stack.databaseUrl, blocks: size.blocks })
      const times = await loads(browser, stack, slug)
      // The first round fills the browser's and the server's caches.
      rows.push({ ...size, median: quantile(times.slice(1), 0.5) })
    }
    const bytes = await bundle(browser, stack)
    return {
      name: 'editor-load',
      columns: ['what', 'measured'],
      rows: [
        ...rows.map(({ blocks, median }) => [`first editable text, ${blocks} blocks`, `${Math.round(median)} ms`]),
        ['editor on top of the live page, gz, Lexical included', `${(bytes.editor / 1000).toFixed(1)} kB`],
        ['of it, after a click into a rich text', `${(bytes.lexical / 1000).toFixed(1)} kB`],
      ],
      aims: [
        ...rows.map(({ blocks, aimMs, median }) => ({
          what: `first editable text, ${blocks} blocks`,
          measured: `${Math.round(median)} ms`,
          aim: `<= ${aimMs} ms`,
          isMet: median <= aimMs,
        })),
        {
          what: 'editor bundle',
          measured: `${(bytes.editor / 1000).toFixed(1)} kB gz`,
          aim: '<= 180 kB gz',
          isMet: bytes.editor <= bundleAim,
        },
      ],
      notes: [
        `median of ${rounds - 1} loads of a warm server; the text counts as editable once React has taken it over`,
      ],
    }
  } finally {
    await browser.close()
    await stack.stop()
  }
}

/** From the live page into edit mode, in one browser, as an editor does it. */
async function loads(browser: Browser, stack: Stack, slug: string): Promise<number[]> {
  const page = await signedIn(browser, stack)
  const times: number[] = []
  try {
    await page.addInitScript({ content: watch })
    for (let round = 0; round < rounds; round++) {
      await page.goto(`${stack.url}/de/${slug}`)
      await page.goto(`${stack.url}/de/edit/${slug}?toolbar=1`)
      times.push(await page.evaluate<number>('window.editableAfter'))
    }
    return times
  } finally {
    await page.context().close()
  }
}

/**
 * Promises the time at which the first text can be typed in: when React has taken it over. Text and not functions, because
 * the loader of this benchmark names inner functions with a helper that the page does not have; and not waitForFunction,
 * because that needs eval, which the page's policy forbids.
 */
const watch = `window.editableAfter = new Promise((resolve) => {
  (function look() {
    const text = document.querySelector('main [contenteditable]')
    const isAlive = text && Object.keys(text).some((key) => key.startsWith('__reactProps'))
    if (isAlive) resolve(performance.now())
    else requestAnimationFrame(look)
  })()
})`

/** Scripts of the page in edit mode that the live page does not load, before and after the first rich text is opened. */
async function bundle(browser: Browser, stack: Stack): Promise<{ editor: number; lexical: number }> {
  const page = await signedIn(browser, stack)
  const scripts = new Map<string, number>()
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return
    const body = await response.body().catch(() => null)
    if (body) scripts.set(response.url(), gzipSync(body).length)
  })
  try {
    await page.goto(`${stack.url}/de`, { waitUntil: 'networkidle' })
    const live = new Set(scripts.keys())
    const beyond = () => [...scripts].filter(([url]) => !live.has(url)).reduce((sum, [, size]) => sum + size, 0)
    await page.goto(`${stack.url}/de/edit?toolbar=1`, { waitUntil: 'networkidle' })
    const before = beyond()
    await openRichText(page)
    const editor = beyond()
    return { editor, lexical: editor - before }
  } finally {
    await page.context().close()
  }
}

async function openRichText(page: Page): Promise<void> {
  await page.locator('[data-field-kind="richText"]').first().click()
  await page.locator('[data-lexical-editor]').waitFor()
  await page.waitForLoadState('networkidle')
}
