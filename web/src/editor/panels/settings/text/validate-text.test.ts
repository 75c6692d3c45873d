import { parseLink } from '@blickfang/shared/options/link/parse-link.ts'
import { expect, test } from 'vitest'
import { parseText } from './validate-text.ts'

test.each([
  ['email', 'hallo@optik-lindenhof.ch', 'hallo@optik-lindenhof.ch'],
  ['email', 'info@bücher.ch', 'info@bücher.ch'],
  ['email', 'hallo@optik', null],
  ['email', 'hallo optik@lindenhof.ch', null],
  ['phone', ' +41 52 222 33 44 ', '+41 52 222 33 44'],
  ['phone', '052 222 33 44', '052 222 33 44'],
  ['phone', '052-222-33-44', '052-222-33-44'],
  ['phone', '----', null],
  ['url', 'https://optik.ch/termin?x=1', 'https://optik.ch/termin?x=1'],
  ['url', 'optik.ch', 'https://optik.ch'],
  ['url', 'optik', null],
  ['url', 'javascript:alert(1)', null],
  ['number', '12.5', '12.5'],
  ['number', 'zwölf', null],
  ['text', 'alles', 'alles'],
] as const)('%s %j', (kind, text, expected) => {
  expect(parseText(kind, text)).toBe(expected)
})

test.each([
  ['email', 'info@bücher.ch'],
  ['email', 'hallo@'],
  ['phone', '052/222.33.44'],
  ['phone', '((('],
  ['url', 'optik.ch'],
  ['url', 'kein ort'],
] as const)('a setting takes the %s %j exactly if a link does', (kind, text) => {
  expect(parseText(kind, text)).toBe(parseLink(kind, text)?.[kind] ?? null)
})

test('an empty setting is always valid', () => {
  for (const kind of ['text', 'number', 'email', 'phone', 'url'] as const) expect(parseText(kind, '  ')).toBe('')
})
