import { expect, test } from 'vitest'
import { isShown } from './conditions.ts'

const values = { isDark: true, align: 'left', count: 3, picture: null }

test.each([
  [undefined, true],
  [{}, true],
  [{ isDark: true }, true],
  [{ isDark: false }, false],
  [{ align: { comparison: '=', value: 'left' } }, true],
  [{ align: { comparison: '!=', value: 'left' } }, false],
  [{ align: { comparison: 'in', value: ['left', 'center'] } }, true],
  [{ align: { comparison: 'in', value: ['right'] } }, false],
  [{ count: { comparison: '>', value: 2 } }, true],
  [{ count: { comparison: '<', value: 3 } }, false],
  [{ picture: { comparison: '!=', value: null } }, false],
  [{ isDark: true, align: { comparison: '=', value: 'right' } }, false],
] as const)('%j is %s', (conditions, shown) => {
  expect(isShown(conditions, values)).toBe(shown)
})
