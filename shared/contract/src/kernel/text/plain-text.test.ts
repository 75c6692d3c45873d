import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPlainLine, isPlainText } from './plain-text.ts'

const controls = [...Array(0x20).keys(), 0x7f, ...Array.from({ length: 0x20 }, (_, at) => 0x80 + at), 0x2028, 0x2029]
const turns = [0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069, 0xd800, 0xdfff]
const word = fc.string({ unit: fc.constantFrom(...'aäßéžЖ中א1-’ .,'), maxLength: 10 })
const around = (sign: fc.Arbitrary<number>) =>
  fc.tuple(word, sign, word).map(([before, code, after]) => before + String.fromCharCode(code) + after)

test('a line with any control sign, another line or a sign that turns it around is none', () => {
  fc.assert(fc.property(around(fc.constantFrom(...controls, ...turns)), (text) => !isPlainLine(text)))
})

test('a text of several lines takes tabs and line breaks, and nothing else of these', () => {
  const layout = new Set([9, 10, 13])
  fc.assert(fc.property(around(fc.constantFrom(...layout)), isPlainText))
  const others = [...controls, ...turns].filter((code) => !layout.has(code))
  fc.assert(fc.property(around(fc.constantFrom(...others)), (text) => !isPlainText(text)))
})

test.each(['Anna-Lena O’Neill', 'שרה\u200f', '👩‍⚕️', 'Zoë', 'a\u00adb', '中村'])('%j is what people write', (text) => {
  expect(isPlainLine(text)).toBe(true)
})
