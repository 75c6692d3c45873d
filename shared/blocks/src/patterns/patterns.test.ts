import type { Block } from '@blickfang/contract/kernel/block.ts'
import { expect, test } from 'vitest'
import { blocks } from '../contracts.generated.ts'
import { listPatterns, patterns } from './patterns.ts'

test('a pattern is made of blocks that the dialog offers to every site, each at most once', () => {
  const offered = Object.values<Block>(blocks).filter(
    ({ section, audience }) => section !== null && audience === 'everyone',
  )
  for (const { name, blocks: own } of patterns) {
    expect(own.length, name).toBeGreaterThan(1)
    expect(new Set(own).size, name).toBe(own.length)
    expect(offered.map((block) => block.name)).toEqual(expect.arrayContaining([...own]))
  }
})

test.each([
  ['', 'de', ['service', 'about', 'offer', 'contact']],
  ['LEISTUNG', 'de', ['service']],
  ['uber uns', 'de', ['about']],
  ['Rabatt', 'de', ['offer']],
  ['horaires', 'fr', ['contact']],
  ['gibt es nicht', 'de', []],
])('«%s» finds them (%s)', (search, language, expected) => {
  expect(listPatterns(search, language).map(({ name }) => name)).toEqual(expected)
})
