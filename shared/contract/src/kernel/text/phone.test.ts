import { propertyRuns } from '@blickfang/testing/property-runs.ts'
import fc from 'fast-check'
import { getCountries, getExampleNumber, type PhoneNumber } from 'libphonenumber-js'
import examples from 'libphonenumber-js/mobile/examples'
import { expect, test } from 'vitest'
import { dialledNumber, isPhone, phoneHref, phoneSchema } from './phone.ts'

test.each([
  ['+41 52 212 47 30', 'tel:+41522124730'],
  ['+41 (0)52 212 47 30', 'tel:+41522124730'],
  ['+41(0)522124730', 'tel:+41522124730'],
  ['+41 052 212 47 30', 'tel:+41522124730'],
  ['0041 (0) 52 212 47 30', 'tel:+41522124730'],
  ['(+41) 52 212 47 30', 'tel:+41522124730'],
  ['+49 (0) 30 123456', 'tel:+4930123456'],
  ['+44 (0)20 7946 0958', 'tel:+442079460958'],
  ['+39 06 698 12345', 'tel:+390669812345'],
  ['+39 (0)6 698 12345', 'tel:+390669812345'],
  ['+423 232 10 10', 'tel:+4232321010'],
  ['052 212 47 30', 'tel:0522124730'],
  ['052-222-33-44', 'tel:0522223344'],
  ['052/222.33.44', 'tel:0522223344'],
  ['(052) 222 33 44', 'tel:0522223344'],
  ['144', 'tel:144'],
  ['+41\u201152\u2011212\u201147\u201130', 'tel:+41522124730'],
  ['+41\u201352 212 47 30', 'tel:+41522124730'],
  ['\u202a+41 52 212 47 30\u202c', 'tel:+41522124730'],
  ['\uff0b41\u00a052\u00a0212\u202f47\u200930', 'tel:+41522124730'],
  ['tel:+41522124730', 'tel:+41522124730'],
  ['TEL:+41-52-212-47-30;ext=12', 'tel:+41522124730;ext=12'],
  ['tel:+41%2052%20212%2047%2030', 'tel:+41522124730'],
  ['Tel. 052 212 47 30', 'tel:0522124730'],
  ['052 212 47 30 ext. 12', 'tel:0522124730;ext=12'],
  ['+41 52 212 47 30 x12', 'tel:+41522124730;ext=12'],
  ['052 212 47 30, Durchwahl 12', 'tel:0522124730;ext=12'],
  ['052 212 47 30 int. 12', 'tel:0522124730;ext=12'],
])('%s is dialled as %s', (text, href) => {
  expect([isPhone(text), phoneHref(text)]).toEqual([true, href])
})

test.each([
  '',
  '12',
  '((((',
  '+ - -',
  '+41 52',
  '052 222 33 44 Büro',
  '052 222 33 44 / 052 222 33 45',
  '052 222 33 44 oder 45',
  '052 222 33 44 ext.',
  '41+52 212 47 30',
  '0800 OPTIKER',
  'https://optik.ch',
  '1'.repeat(41),
])('%j is no number', (text) => {
  expect(isPhone(text)).toBe(false)
})

const numbers = fc
  .constantFrom(...getCountries())
  .map((country) => getExampleNumber(country, examples))
  .filter((number): number is PhoneNumber => number !== undefined)
/** Where people dial a zero within their country. */
const withZero = ['CH', 'DE', 'AT', 'FR', 'GB', 'NL', 'BE', 'SE'] as const

/** Ways in which people and programs write one number, each of which keeps what is dialled. */
const habits = fc.record({
  plus: fc.constantFrom('+', '00', '\uff0b', '(+'),
  zero: fc.constantFrom('', '(0)', ' (0) ', '\u00a0(0)'),
  between: fc.constantFrom(' ', '', '-', '\u2011', '\u2013', '\u00a0', '\u202f', '.', '/', ' - '),
  around: fc.constantFrom(
    ['', ''],
    ['\u202a', '\u202c'],
    [' ', '\n'],
    ['tel:', ''],
    ['Tel. ', ''],
    ['\u2068', '\u2069'],
    ['<', '>'],
  ),
  extension: fc.constantFrom('', ' ext. 12', ' x12', ';ext=12', ' Durchwahl 12', ' #12'),
})

test('however a number is written, it is dialled as what it is, with its country (E.164)', () => {
  fc.assert(
    fc.property(numbers, habits, (number, { plus, zero, between, around: [before, after], extension }) => {
      const hasZero = zero !== '' && withZero.some((country) => country === number.country)
      const code = `${plus}${number.countryCallingCode}${plus === '(+' ? ')' : ''}`
      const groups = number.nationalNumber.match(/.{1,3}/g) ?? []
      const written = `${before}${code}${hasZero ? zero : between}${groups.join(between)}${extension}${after}`
      expect(phoneHref(written)).toBe(`tel:${number.number}${extension && ';ext=12'}`)
    }),
    { numRuns: propertyRuns(500) },
  )
})

test('every country’s own international writing is understood as the library that all phones use does', () => {
  for (const country of getCountries()) {
    const number = getExampleNumber(country, examples)
    if (!number) continue
    expect([country, dialledNumber(number.formatInternational())]).toEqual([country, number.number])
    expect([country, phoneHref(number.getURI())]).toEqual([country, number.getURI()])
  }
})

test('what is kept is dialled as what was typed, and is kept as it is another time', () => {
  const between = fc.constantFrom('', ' ', '\u00a0', '\u202a', '\u2011', '.', '/', '(', ')', '-')
  const parts = fc.array(fc.tuple(between, fc.integer({ min: 0, max: 9 })), { minLength: 7, maxLength: 12 })
  const begin = fc.constantFrom('', '+', '00', '+41 (0)', 'tel:', '\u202a+', 'Tel.: ')
  fc.assert(
    fc.property(begin, parts, (start, rest) => {
      const text = start + rest.flat().join('')
      const kept = phoneSchema.safeParse(text).data ?? ''
      fc.pre(kept !== '')
      expect([phoneHref(kept), phoneSchema.parse(kept)]).toEqual([phoneHref(text), kept])
    }),
    { numRuns: propertyRuns(500) },
  )
})
