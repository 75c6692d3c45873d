import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
// @ts-expect-error A script without types.
import { findLackingApis } from '../../scripts/checks/browser-apis.mjs'

const folder = mkdtempSync(join(tmpdir(), 'browser apis '))
afterAll(() => rmSync(folder, { recursive: true }))

const compilerOptions = {
  lib: ['ESNext', 'DOM', 'DOM.Iterable'],
  target: 'ESNext',
  module: 'esnext',
  types: [],
  strict: true,
}
writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }))

/** Browsers of two years ago, when this was written. */
const browsers = ['chrome 132', 'edge 132', 'firefox 133', 'safari 18.2', 'ios_saf 18.2']

/** Features of the scripts that those browsers lack. */
function lackingIn(...scripts: readonly string[]): string[] {
  const files = scripts.map((script, index) => {
    const file = join(folder, `script-${index}.ts`)
    writeFileSync(file, `${script}\nexport {}\n`)
    return file
  })
  const found: { feature: string; place: string }[] = findLackingApis({
    ...{ config: join(folder, 'tsconfig.json'), files, browsers },
  })
  return files.map((file) =>
    found
      .filter(({ place }) => place.startsWith(`${file}:`))
      .map(({ feature }) => feature)
      .join(),
  )
}

const planted = {
  'requestIdleCallback(() => undefined)': 'requestIdleCallback|Window.requestIdleCallback',
  'window.requestIdleCallback?.(() => undefined)': 'Window.requestIdleCallback',
  'document.caretPositionFromPoint(1, 1)': 'Document.caretPositionFromPoint',
  'const page = document\npage["caretPositionFromPoint"](1, 1)': 'Document.caretPositionFromPoint',
  'new Intl.DurationFormat("de")': 'Intl.DurationFormat',
  'Promise.try(() => 1)': 'Promise.try',
  '[1].values().map(String)': 'Iterator.map',
  'export const bytes = new Uint8Array(1).toBase64()': 'Uint8Array.toBase64',
  'RegExp.escape("a")': 'RegExp.escape',
  'new Map<string, number>().getOrInsert("a", 1)': 'Map.getOrInsert',
  'navigator.vibrate(1)': 'Navigator.vibrate',
  'document.startViewTransition()': 'Document.startViewTransition',
  'document.addEventListener("scrollend", () => undefined)': 'event.scrollend',
  'document.body.moveBefore(document.body, null)': 'Element.moveBefore',
  'scheduler.yield()': 'Scheduler.yield',
}

/** Known to all of them. */
const sound = [
  'structuredClone({}); queueMicrotask(() => undefined)',
  'new Set([1]).union(new Set([2])); Promise.withResolvers(); URL.parse("/"); URL.canParse("/")',
  'Object.groupBy([1], String); [1].toSorted().at(-1)',
  'document.querySelector("a")?.checkVisibility(); new Intl.Segmenter("de").segment("a")',
  // Names of our own that only sound like theirs.
  'const scheduler = { yield: () => 1 }; scheduler.yield(); const mine = { requestIdleCallback: 1 }; mine.requestIdleCallback',
]

test('what one of the served browsers lacks is found by its interface, however it is written', () => {
  const found = lackingIn(...Object.keys(planted))
  const wrong = Object.entries(planted).flatMap(([script, features], index) =>
    features.split('|').some((feature) => found[index]?.split(',').includes(feature))
      ? []
      : [{ script, features, found: found[index] }],
  )
  expect(wrong).toEqual([])
})

test('what all of them know, and names of one’s own, are let pass', () => {
  expect(lackingIn(...sound)).toEqual(sound.map(() => ''))
})

test('a file that the compiler does not read is told, not passed', () => {
  const file = join(folder, 'nowhere.ts')
  expect(() => findLackingApis({ config: join(folder, 'tsconfig.json'), files: [file], browsers })).toThrow(
    'nowhere.ts',
  )
})
