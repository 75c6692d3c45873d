import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'

interface Lock {
  readonly packages: Record<string, Record<string, unknown>>
}

const { noticeOf, shippedPackages } = (await import(pathToFileURL('scripts/licences/notice.mjs').href)) as {
  noticeOf: (lock: Lock) => string
  shippedPackages: (lock: Lock) => readonly (readonly [string, string])[]
}
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock

test('NOTICE.md lists all that the servers bring along: node scripts/licences/notice.mjs', () => {
  expect(readFileSync('NOTICE.md', 'utf8')).toBe(noticeOf(lock))
  const names = shippedPackages(lock).map(([name]) => name)
  expect(names).toEqual(expect.arrayContaining(['next', 'payload', 'react', 'sharp', 'lexical', 'maplibre-gl']))
  expect(names.filter((name) => /playwright-core|^vitest$|^knip$|autocannon|^koa$/.test(name))).toEqual([])
})

test.each([
  ['none', undefined],
  ['one that nobody has looked at', 'AGPL-3.0-only'],
  ['two, one of them unknown', '(MIT AND SSPL-1.0)'],
])('a package with %s as its licence does not come along unseen', (_, license) => {
  const packages = {
    ...lock.packages,
    'node_modules/next': { ...lock.packages['node_modules/next'], license },
  }
  expect(() => shippedPackages({ packages })).toThrow(/^next comes with the licence/)
})

test('every package of ours is under the MIT licence', () => {
  const read = (folder: string) =>
    JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as { license?: string; workspaces?: string[] }
  const folders = ['.', ...(read('.').workspaces ?? [])]
  expect(folders.length).toBeGreaterThan(8)
  expect(folders.filter((folder) => read(folder).license !== 'MIT')).toEqual([])
})
