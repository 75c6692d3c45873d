import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { flattenMessages } from '../../../../shared/scripts/messages.ts'

const here = new URL('.', import.meta.url)
const keysOf = (name: string): string[] =>
  Object.keys(flattenMessages(JSON.parse(readFileSync(new URL(`${name}/de.json`, here), 'utf8'))))

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
  ['panels', ['panels', 'shell', 'toolbar', 'overlay', 'words', 'app']],
  ['dialogs', ['panels', 'shell', 'words']],
])('every text of %s is used somewhere', (name, folders) => {
  const { whole, parts } = usedKeys(folders)
  const actions = ['publish', 'revert'].flatMap((name) =>
    ['loading', 'success', 'failed'].map((end) => `${name}.${end}`),
  )
  const unused = keysOf(name).filter(
    (key) => !whole.has(key) && !actions.includes(key) && !parts.some((start) => key.startsWith(start)),
  )
  expect(unused).toEqual([])
})
