import { readdirSync, readFileSync } from 'node:fs'
import { createTranslator } from 'next-intl'
import { expect, test } from 'vitest'

const here = new URL('.', import.meta.url)
const read = (language: string, file: string): unknown =>
  JSON.parse(readFileSync(new URL(`${language}/${file}`, here), 'utf8'))
const files = readdirSync(new URL('de', here))

/** Dotted keys with their texts. */
function flatten(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  return Object.entries(Object(value)).flatMap(([key, inner]) => flatten(inner, path ? `${path}.${key}` : key))
}

/** Names in single braces that take a value: `{name}`, `{count, plural, …}`. */
function argumentsOf(text: string): string[] {
  return [...text.matchAll(/\{(\w+)(?=\}|, )/g)].flatMap(([, name]) => name ?? [])
}

test('German and French have the same files', () => {
  expect(readdirSync(new URL('fr', here))).toEqual(files)
})

test.each(files)('%s has the same keys and the same arguments in both languages', (file) => {
  const [german, french] = [flatten(read('de', file)), flatten(read('fr', file))]
  expect(french.map(([key]) => key)).toEqual(german.map(([key]) => key))
  const args = (texts: [string, string][]) =>
    texts.map(([key, text]) => [key, [...new Set(argumentsOf(text))].toSorted()])
  expect(args(french)).toEqual(args(german))
})

test.each(files)('%s holds messages that ICU can read', (file) => {
  for (const language of ['de', 'fr']) {
    const messages = Object(read(language, file)) as Record<string, string>
    const errors: string[] = []
    const t = createTranslator({ locale: language, messages, onError: (error) => errors.push(error.message) })
    for (const [key, text] of flatten(messages)) t(key, Object.fromEntries(argumentsOf(text).map((name) => [name, 2])))
    expect(errors).toEqual([])
  }
})

test('the German texts follow Swiss spelling', () => {
  const texts = files.flatMap((file) => flatten(read('de', file)))
  expect(texts.filter(([, text]) => /ß|„|“/.test(text))).toEqual([])
})

test('French signs stay on the line of their word', () => {
  const texts = files.flatMap((file) => flatten(read('fr', file)))
  expect(texts.filter(([, text]) => /« | »| [:;!?%](?= |$)/.test(text))).toEqual([])
})

/** Keys that the source asks for: whole ones, and beginnings of those made of parts. */
function usedKeys(folders: readonly string[]) {
  const sources = folders.flatMap((folder) => {
    const root = new URL(`../${folder}/`, here)
    return readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
      .map((name) => readFileSync(new URL(name, root), 'utf8'))
  })
  const literals = sources.flatMap((source) => [...source.matchAll(/'([a-zA-Z.]+)'|`([a-zA-Z.]*)\$\{[^`]*`/g)])
  return {
    whole: new Set(literals.flatMap(([, key]) => key ?? [])),
    parts: literals.flatMap(([, , start]) => (start?.includes('.') ? [start] : [])),
  }
}

test.each([
  ['panels.json', ['panels', 'shell', 'toolbar', 'overlay', 'words']],
  ['dialogs.json', ['panels', 'shell', 'words']],
])('every text of %s is used somewhere', (file, folders) => {
  const { whole, parts } = usedKeys(folders)
  const actions = ['publish', 'revert'].flatMap((name) =>
    ['loading', 'success', 'failed'].map((end) => `${name}.${end}`),
  )
  const unused = flatten(read('de', file))
    .map(([key]) => key)
    .filter((key) => !whole.has(key) && !actions.includes(key) && !parts.some((start) => key.startsWith(start)))
  expect(unused).toEqual([])
})
