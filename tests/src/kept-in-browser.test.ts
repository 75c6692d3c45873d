import { readFileSync } from 'node:fs'
import { parseSync } from '@swc/core'
import { expect, test } from 'vitest'
// @ts-expect-error A script without types.
import { sourceFiles } from '../../scripts/source-files.mjs'

/** Asked for by its caller within a try: the storage is handed on as a function. */
const handedOn: ReadonlySet<string> = new Set(['web/src/editor/session/browser-ports.ts'])
const storages: ReadonlySet<string> = new Set(['localStorage', 'sessionStorage'])

interface Node {
  readonly type?: string
  readonly [key: string]: unknown
}

/** Counts the mentions of the browser's storages that nothing catches: a full disk and blocked site data throw there. */
function uncaught(value: unknown, isCaught = false): number {
  if (Array.isArray(value)) return value.reduce((sum: number, one) => sum + uncaught(one, isCaught), 0)
  if (typeof value !== 'object' || value === null) return 0
  const node = value as Node
  if (node.type === 'Identifier' && storages.has(String(node.value))) return isCaught ? 0 : 1
  return Object.entries(node).reduce(
    (sum, [key, child]) => sum + uncaught(child, isCaught || (node.type === 'TryStatement' && key === 'block')),
    0,
  )
}

const parse = (source: string, tsx = true) => parseSync(source, { syntax: 'typescript', tsx })

test('whatever is kept in the browser may be refused by it, and is caught where it stands', () => {
  const files: string[] = sourceFiles(/^(web|cms|shared\/\w+)\/src\/.*\.tsx?$/)
  const product = files.filter((file) => !/\.(test|drill)\.tsx?$|\/testing\//.test(file) && !handedOn.has(file))
  const naming = product
    .map((file) => ({ file, source: readFileSync(file, 'utf8') }))
    .filter(({ source }) => /\b(local|session)Storage\b/.test(source))
  expect(naming.length).toBeGreaterThan(5)
  const faults = naming.filter(({ file, source }) => uncaught(parse(source, file.endsWith('x')).body) > 0)
  expect(faults.map(({ file }) => file)).toEqual([])
})

test('the law sees what is not caught, and only that', () => {
  const count = (source: string) => uncaught(parse(source).body)
  expect(count(`sessionStorage.setItem('a', 'b')`)).toBe(1)
  expect(count(`function f() { return window.localStorage.getItem('a') }`)).toBe(1)
  expect(count(`try { throw 1 } catch { localStorage.clear() }`)).toBe(1)
  expect(count(`try { if (a) sessionStorage.setItem('a', 'b') } catch {}`)).toBe(0)
  expect(count('const page = `for (const key of Object.keys(sessionStorage)) 0`')).toBe(0)
})
