import { readdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { flattenMessages } from '@blickfang/platform/registries/messages.ts'
import { expect, test } from 'vitest'

const here = new URL('.', import.meta.url)
const keysOf = (name: string): string[] =>
  Object.keys(flattenMessages(JSON.parse(readFileSync(new URL(`../${name}/de.json`, here), 'utf8'))))

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

/** Dictionaries of the editor, and the folders whose sources ask for their keys. */
const dictionaries = [
  ['locales/panels', ['panels', 'shell', 'toolbar', 'overlay', 'words', 'app']],
  ['locales/engine', ['fields', 'overlay', 'app', 'panels']],
  ['locales/common', ['panels', 'app']],
  ...readdirSync(new URL('../', here), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('messages/de.json'))
    .map((path) => [dirname(path), [dirname(dirname(path))]] as const),
] as const

test.each(dictionaries)('every text of %s is used somewhere', (name, folders) => {
  const { whole, parts } = usedKeys(folders)
  const actions = ['publish', 'revert'].flatMap((name) =>
    ['loading', 'success', 'failed'].map((end) => `${name}.${end}`),
  )
  const unused = keysOf(name).filter(
    (key) => !whole.has(key) && !actions.includes(key) && !parts.some((start) => key.startsWith(start)),
  )
  expect(unused).toEqual([])
})
