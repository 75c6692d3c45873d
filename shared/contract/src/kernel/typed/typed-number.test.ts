import fc from 'fast-check'
import { expect, test } from 'vitest'
import { intlLocale } from '../intl-locale.ts'
import { locales } from '../locale.ts'
import { readTypedNumber } from './typed-number.ts'

const languages = [...locales, ...locales.map(intlLocale), 'de-DE', 'fr-FR', 'en-US']

test('a number as any language of the site writes it is read as itself, or refused', () => {
  const written = fc.record({
    cents: fc.oneof(
      fc.integer({ min: -10_000_000, max: 10_000_000 }),
      fc.maxSafeInteger().map((far) => Math.trunc(far / 100)),
    ),
    language: fc.constantFrom(...languages),
    digits: fc.constantFrom(0, 2, 3, 5),
    isGrouped: fc.boolean(),
  })
  fc.assert(
    fc.property(written, ({ cents, language, digits, isGrouped }) => {
      const number = digits === 0 ? cents : cents / 10 ** digits
      const format = new Intl.NumberFormat(language, { minimumFractionDigits: digits, useGrouping: isGrouped })
      const read = readTypedNumber(format.format(number))
      if (!Number.isNaN(read)) expect(read).toBe(number + 0)
    }),
  )
})

test('without a third decimal, such a number is refused only where its one mark may be that of the decimals', () => {
  fc.assert(
    fc.property(fc.integer({ min: -99_999_999, max: 99_999_999 }), fc.constantFrom(...languages), (cents, language) => {
      const typed = new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(cents / 100)
      if (/^\D?\d{1,3}[.,]\d{3}$/.test(typed)) expect(readTypedNumber(typed)).toBeNaN()
      else expect(readTypedNumber(typed)).toBe(cents / 100 + 0)
    }),
  )
})

test.each([
  ['1’200', 1200],
  ["1'200.50", 1200.5],
  ['12 000', 12_000],
  ['12\u00a0000', 12_000],
  ['12\u202f000,5', 12_000.5],
  ['3,5', 3.5],
  ['−2,25', -2.25],
  ['– 2.25', -2.25],
  ['+1.5', 1.5],
  ['200.–', 200],
  ['1’200.-', 1200],
  ['1.200,50', 1200.5],
  ['1,200.50', 1200.5],
  ['1.200.000', 1_200_000],
  ['0.125', 0.125],
  ['1234.567', 1234.567],
  ['47.36667', 47.36667],
  ['.5', 0.5],
  ['-.75', -0.75],
  [',125', 0.125],
  ['5.', 5],
  ['1’200.', 1200],
  ['1.200.000,', 1_200_000],
])('%s is %d', (typed, number) => {
  expect(readTypedNumber(typed)).toBe(number)
})

test.each([
  ...[
    '1.200',
    '10.000',
    '-1,200',
    "'",
    '’ ’',
    '-',
    '.',
    '.–',
    '-.',
    '5..',
    '.5.',
    '0x10',
    '1e3',
    'Infinity',
    '1.2.3',
    '1’20',
    '12 00',
  ],
  ...['1.200,50.3', '044 123 45 67', '99999999999999999', 'viele', '--3', '0.125.000'],
])('%s is no number', (typed) => {
  expect(readTypedNumber(typed)).toBeNaN()
})

test('nothing is no number, and not 0', () => {
  expect(['', ' ', '\u00a0'].map(readTypedNumber)).toEqual([undefined, undefined, undefined])
})
