import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Files of the workspaces' sources whose paths match. */
function sourceFiles(pattern: RegExp): readonly string[] {
  return [
    'shared/contract/src',
    'shared/platform/src',
    'shared/views/src',
    'shared/blocks/src',
    'cms/src',
    'web/src',
    'demo/src',
  ]
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
    .filter((file) => pattern.test(file))
}

type Written = string | { readonly [key: string]: Written }

function texts(written: Written): string[] {
  return typeof written === 'string' ? [written] : Object.values(written).flatMap(texts)
}

/** Every sentence and label of a language that stands in a source file, with where it stands. */
function saidIn(language: 'de' | 'fr'): [file: string, text: string][] {
  const files = sourceFiles(/\/src\/.*(\.json|(?<!\.test)\.tsx?)$/).filter(
    (file) => !/generated|migrations\//.test(file),
  )
  return files.flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    if (file.endsWith(`/${language}.json`))
      return texts(JSON.parse(source)).map((text): [string, string] => [file, text])
    if (file.endsWith('/messages.json'))
      return texts(JSON.parse(source)[language] ?? {}).map((text): [string, string] => [file, text])
    const labels = source.matchAll(new RegExp(`\\b${language}: (?:'((?:[^'\\\\\\n]|\\\\.)*)'|"([^"\\n]*)")`, 'g'))
    return file.endsWith('.json')
      ? []
      : [...labels].map(([, one, other]): [string, string] => [file, one ?? other ?? ''])
  })
}

test('French words have the apostrophe of print, in every message and label', () => {
  const said = saidIn('fr')
  expect(said.length).toBeGreaterThan(1_000)
  expect(said.filter(([, text]) => /[A-Za-zÀ-ÿ]\\?'[A-Za-zÀ-ÿ]/.test(text))).toEqual([])
})

test('German words are written as in Switzerland: ss, and «» around what is quoted', () => {
  const said = saidIn('de')
  expect(said.length).toBeGreaterThan(1_000)
  expect(said.filter(([, text]) => /[ß„“”"]/.test(text))).toEqual([])
})

test('heights follow the window that a phone leaves: svh, dvh or lvh, never vh', () => {
  const sheets = sourceFiles(/\/src\/.*\.css$/)
  expect(sheets.length).toBeGreaterThan(50)
  expect(sheets.filter((file) => /\d vh|\dvh\b/.test(readFileSync(file, 'utf8')))).toEqual([])
})
