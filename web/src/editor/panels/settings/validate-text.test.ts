import { expect, test } from 'vitest'
import { isValidText } from './validate-text.ts'

test.each([
  ['email', 'hallo@optik-lindenhof.ch', true],
  ['email', 'hallo@optik', false],
  ['email', 'hallo optik@lindenhof.ch', false],
  ['phone', '+41 52 222 33 44', true],
  ['phone', '052 222 33 44', true],
  ['phone', '052-222-33-44', false],
  ['url', 'https://optik.ch/termin?x=1', true],
  ['url', 'optik.ch', false],
  ['url', 'javascript:alert(1)', false],
  ['number', '12.5', true],
  ['number', 'zwölf', false],
  ['text', 'alles', true],
] as const)('%s %j', (kind, text, expected) => {
  expect(isValidText(kind, text)).toBe(expected)
})

test('an empty setting is always valid', () => {
  expect((['text', 'number', 'email', 'phone', 'url'] as const).every((kind) => isValidText(kind, '  '))).toBe(true)
})
