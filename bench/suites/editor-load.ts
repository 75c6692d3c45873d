import { gzipSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import { generateBlocks } from '../../demo/src/generate-blocks.ts'
import { barePort, startBare } from '../bare-page.ts'
import { launch, signedIn } from '../editing/browser.ts'
import { pageScripts } from '../page-scripts.ts'
import { quantile } from '../quantile.ts'
import { type Stack, startStack } from '../stack.ts'
import type { Table } from '../table.ts'

const sizes = [
  { blocks: 50, aimMs: 400 },
  { blocks: 1000, aimMs: 1_000 },
]
const rounds = 5
const bundleAim = 180_000

/** Measures the time from the click into edit mode to the first text that can be typed in, and the editor's weight on top of the page. */
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
        ['React and Next, as on a bare page of theirs, gz', kB(bytes.framework)],
        ['editor until the first text can be typed in, gz', kB(bytes.first)],
        ['tools and all blocks, right after it, gz', kB(bytes.tools)],
        ['Lexical, at the first click into a rich text, gz', kB(bytes.lexical)],
        ['all panels and the rest, in idle moments, gz', kB(bytes.idle)],
      ],
      aims: [
        ...rows.map(({ blocks, aimMs, median }) => ({
          what: `first editable text, ${blocks} blocks`,
          measured: `${Math.round(median)} ms`,
          aim: `<= ${aimMs} ms`,
          isMet: median <= aimMs,
        })),
        {
          what: 'first load: editor until the first text can be typed in, beyond React and Next',
          measured: `${kB(bytes.first)} gz`,
          aim: '<= 180 kB gz',
          isMet: bytes.first <= bundleAim,
        },
        {
          what: 'the same and Lexical, at the first click into a rich text',
          measured: `${kB(bytes.first + bytes.lexical)} gz`,
          aim: '<= 180 kB gz',
          isMet: bytes.first + bytes.lexical <= bundleAim,
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

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}

/** Times the way from the live page into edit mode, in one browser, as an editor goes it. */
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

/** Bytes of the scripts in edit mode, each once, by the moment at which they come. */
interface Bundle {
  /** React and Next: the scripts of a page of theirs that does nothing. */
  readonly framework: number
  readonly first: number
  /** Asked for as soon as the page can be typed in. */
  readonly tools: number
  readonly lexical: number
  readonly idle: number
}

async function bundle(browser: Browser, stack: Stack): Promise<Bundle> {
  const page = await signedIn(browser, stack)
  const scripts = new Map<string, number>()
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return
    const body = await response.body().catch(() => null)
    if (body) scripts.set(response.url(), gzipSync(body).length)
  })
  const sum = () => [...scripts.values()].reduce((total, size) => total + size, 0)
  const framework = await weighFramework()
  try {
    await page.addInitScript({ content: holdIdle })
    await page.goto(`${stack.url}/de/edit?toolbar=1`, { waitUntil: 'networkidle' })
    const early = new Set(await page.evaluate<string[]>(earlyScripts))
    const first = [...scripts].reduce((total, [url, size]) => total + (early.has(url) ? size : 0), 0)
    const there = sum()
    await openRichText(page)
    const opened = sum()
    await page.evaluate('window.letIdle()')
    await page.evaluate(allParts)
    await page.waitForLoadState('networkidle')
    return {
      framework,
      first: first - framework,
      tools: there - first,
      lexical: opened - there,
      idle: sum() - opened,
    }
  } finally {
    await page.context().close()
  }
}

async function weighFramework(): Promise<number> {
  const bare = await startBare(1_000)
  try {
    const base = `http://127.0.0.1:${barePort}/`
    return (await pageScripts(base, await (await fetch(base)).text())).bytes
  } finally {
    bare.kill()
  }
}

/** Lists what was asked for before the mark of web/src/editor/app/tools/late-tools.tsx. */
const earlyScripts = `(() => {
  const [mark] = performance.getEntriesByName('blickfang-editor-page')
  return performance.getEntriesByType('resource').filter(({ startTime }) => startTime < mark.startTime).map(({ name }) => name)
})()`

/** The mark of web/src/editor/app/edit-app.tsx. */
const allParts = `new Promise((resolve) => {
  (function look() {
    if (performance.getEntriesByName('blickfang-editor-parts').length > 0) resolve()
    else setTimeout(look, 100)
  })()
})`

/** No idle moment before it is let: what is fetched in one is counted by itself. */
const holdIdle = `{
  const held = []
  const ask = window.requestIdleCallback.bind(window)
  window.requestIdleCallback = (run, options) => held.push([run, options])
  window.letIdle = () => {
    window.requestIdleCallback = ask
    for (const [run, options] of held) ask(run, options)
  }
}`

async function openRichText(page: Page): Promise<void> {
  await page.locator('[data-field-kind="richText"]').first().click()
  await page.locator('[data-lexical-editor]').waitFor()
  await page.waitForLoadState('networkidle')
}
