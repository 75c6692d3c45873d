import { expect, test } from 'vitest'
import { hasVisibleText } from './visible-text.ts'

test.each([
  ['nothing', ''],
  ['spaces', ' \t\n\u00a0\u3000'],
  ['a space without width', '\u200b\u200b'],
  ['joiners', '\u200d\u2060\ufeff'],
  ['a soft hyphen', '\u00ad'],
  ['marks of direction', '\u202e\u2066\u061c'],
  ['fillers', '\u3164\u115f\u1160\uffa0'],
  ['an empty braille cell', '\u2800'],
  ['tags and a variation selector', '\u{e0061}\ufe0f'],
  ['control characters', '\u0007\u001b'],
])('%s is nothing that anybody sees', (_, text) => {
  expect(hasVisibleText(text)).toBe(false)
})

test.each(['a', '<', '🏌️‍♀️', 'שרה\u200f', '\u200bMia', '雪', '–'])('%j can be seen', (text) => {
  expect(hasVisibleText(text)).toBe(true)
})
