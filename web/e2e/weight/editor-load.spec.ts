import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { sourcesIn } from './live-modules.ts'

/** Bytes of scripts, as they travel with gzip: React, Next and the editor until the first text of the home page can be typed in. */
const maxFirst = 269_000
/** Parts of a page that may each bring the same module: what is in more comes with the editor's own code, in-most-blocks.ts. */
const maxTwins = 4
/** Bytes that a click into the first formatted text brings along. */
const maxText = 97_000

const build = 'web/.next'
const chunk = /\/_next\/(static\/chunks\/.+\.js)$/

/** The scripts that were asked for before the page could be typed in, by the mark of web/src/editor/app/tools/late-tools.tsx. */
async function earlyScripts(page: Page): Promise<string[]> {
  const urls = await page.evaluate(() => {
    const at = performance.getEntriesByName('blickfang-editor-page')[0]?.startTime ?? Number.NaN
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < at)
      .map(({ name }) => name)
  })
  return [...new Set(chunksIn(urls))]
}

function chunksIn(urls: readonly string[]): string[] {
  return urls.flatMap((url) => chunk.exec(decodeURIComponent(new URL(url).pathname))?.[1] ?? [])
}

function weigh(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(join(build, file))).length, 0)
}

test.beforeEach(async ({ editor }) => {
  // Idle moments never come: what is fetched in one is nobody's wait.
  await editor.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  await editor.goto('/de/edit?toolbar=1')
  await expect(editor.getByRole('toolbar', { name: 'Werkzeuge zum Bearbeiten' })).toBeVisible()
})

test('the first text can be typed in after the code of its own page, and no more of it than there was', async ({
  editor,
}) => {
  const files = await earlyScripts(editor)
  const blocks = new Set(
    await editor.locator('main [data-block]').evaluateAll((all) => all.map((one) => one.dataset.block)),
  )
  const sources = sourcesIn(build, files)
  expect(sources).toContain('shared/blocks/src/hero/view.tsx')
  const foreign = sources.flatMap((source) => /^shared\/blocks\/src\/([^/]+)\/view\.tsx$/.exec(source)?.[1] ?? [])
  const names = foreign.map((folder) => folder.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()))
  expect(names.filter((name) => !blocks.has(name))).toEqual([])
  expect(weigh(files)).toBeLessThanOrEqual(maxFirst)
})

test('what most blocks are made of comes once, not with each of them', async ({ editor }) => {
  const files = await earlyScripts(editor)
  const times = new Map<string, number>()
  for (const source of files.flatMap((file) => [...new Set(sourcesIn(build, [file]))]))
    times.set(source, (times.get(source) ?? 0) + 1)
  expect(times.get('shared/contract/src/kernel/words.ts')).toBe(1)
  // A line of it, which a bundler puts beside each view.
  times.delete('shared/views/src/kernel/view.ts')
  expect([...times].filter(([, parts]) => parts > maxTwins)).toEqual([])
})

test('a formatted text opens with Lexical and what it takes to type, and no more of it than there was', async ({
  editor,
}) => {
  // What the tools ask for by themselves has come.
  await editor.waitForLoadState('networkidle')
  const asked: string[] = []
  editor.on('request', (request) => asked.push(...chunksIn([request.url()])))
  await editor.locator('main [data-field-kind="richText"]').first().click()
  await expect(editor.locator('[data-lexical-editor]')).toBeVisible()
  const files = [...new Set(asked)]
  expect(sourcesIn(build, files).some((source) => source.includes('node_modules/lexical/'))).toBe(true)
  expect(weigh(files)).toBeLessThanOrEqual(maxText)
})
