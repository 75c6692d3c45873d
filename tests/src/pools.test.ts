import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
// @ts-expect-error A script without types.
import { sourceFiles } from '../../scripts/source-files.mjs'

const count = (source: string, pattern: RegExp) => source.match(pattern)?.length ?? 0

test('every pool of connections hears when one is lost: an error that nobody hears ends the process', () => {
  // Also in tests: `end` answers before the connections are closed, which may still be told then that their server goes.
  const files: string[] = sourceFiles(/\.tsx?$/)
  const pools = files
    .map((file) => ({ file, source: readFileSync(file, 'utf8') }))
    .filter(({ file, source }) => !file.endsWith('pools.test.ts') && /\bnew (pg\.)?Pool\(/.test(source))
  expect(pools.length).toBeGreaterThan(5)
  const deaf = pools.filter(({ source }) => count(source, /\.on\(\s*'error'/g) < count(source, /\bnew (pg\.)?Pool\(/g))
  expect(deaf.map(({ file }) => file)).toEqual([])
})
