import { expect, test } from 'vitest'
import { hasEndlessFragment } from './has-endless-fragment.ts'

test.each([
  ['a fragment in itself', '{ page { ...F } } fragment F on Page { name ...F }', true],
  ['two that name each other', '{ page { ...F } } fragment F on Page { a { ...G } } fragment G on Page { ...F }', true],
  ['a round that nothing asks for', '{ name } fragment F on Page { ...F }', true],
  ['one fragment twice', '{ a { ...F } b { ...F } } fragment F on Page { ...G } fragment G on Page { name }', false],
  ['an unknown one', '{ ...F }', false],
  ['no query', '{ ... ', false],
  ['nothing', undefined, false],
])('%s', (_what, query, isEndless) => {
  expect(hasEndlessFragment(query)).toBe(isEndless)
})
