import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const sheets = [
  'shared/contract/src',
  'shared/platform/src',
  'shared/views/src',
  'shared/blocks/src',
  'web/src',
  'cms/src',
].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => join(folder, name)),
)

function namesIn(file: string, pattern: RegExp): readonly string[] {
  return [...readFileSync(join(root, file), 'utf8').matchAll(pattern)].flatMap(([, name]) => name ?? [])
}

test('every property of the editor’s look that a stylesheet reads or sets is one that the editor has', () => {
  const known = namesIn('web/src/ui/tokens.css', /(--ui-[\w-]+)\s*:/g)
  const unknown = sheets.flatMap((file) =>
    namesIn(file, /(--ui-[\w-]+)/g).flatMap((name) => (known.includes(name) ? [] : [`${file}: ${name}`])),
  )
  expect([...new Set(unknown)]).toEqual([])
})
