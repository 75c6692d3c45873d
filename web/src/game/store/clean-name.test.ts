import { expect, test } from 'vitest'
import { cleanName } from './clean-name.ts'

test.each([
  ['  Mia ', 'Mia'],
  ['   ', ''],
  ['\u0000\u0007', ''],
  ['\u200b\u2060', ''],
  ['\u3164', ''],
  ['<b>Max</b>', '<b>Max</b>'],
  ['a\nb', 'a b'],
  ['\ud83c', ''],
  ['👩‍👩‍👧‍👦', '👩‍👩‍👧‍👦'],
  ['שרה', 'שרה'],
  ['🏌'.repeat(300), '🏌'.repeat(200)],
])('%j becomes %j', (given, name) => {
  expect(cleanName(given)).toBe(name)
})
