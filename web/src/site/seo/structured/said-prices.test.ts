import { intlLocale } from '@blickfang/contract/kernel/intl-locale.ts'
import { locales } from '@blickfang/contract/kernel/locale.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { saidPrices } from './said-prices.ts'

test.each([
  ['Die Prüfung kostet CHF 90.', [90]],
  ['CHF 90.–, mit Brille CHF 45.50', [90, 45.5]],
  ["von CHF 140 bis CHF 1'800 oder CHF 12’000", [140, 1800, 12000]],
  ['90 Franken, 90 francs, 120 CHF', [90, 120]],
  ['CHF90 und Fr. 65', [90, 65]],
  ['CHF 1 800, CHF 1\u202f900.–, 2 000 francs', [1800, 1900, 2000]],
  ['CHF 12,50 oder 49,50 CHF', [12.5, 49.5]],
  ['CHF 12 000.50, CHF 1.800,50, CHF 1,900.50', [12_000.5, 1800.5, 1900.5]],
  ['CHF 90, 45 Minuten', [90]],
  ['CHF 90 – 45 Minuten, CHF 91 - seit 1962', [90, 91]],
  ['Einzel CHF 90 5er-Abo CHF 400, 10er-Abo CHF 750', [90, 400, 750]],
  ['CHF 90/45 Min., CHF 120/1 h, CHF 150 / 90 Minuten', [90, 120, 150]],
  ['45 Minuten, 3 Messungen, seit 1962, XCHF 5, CHF', []],
])('%s', (text, amounts) => {
  expect(saidPrices(text).map(({ amount }) => amount)).toEqual(amounts)
})

test('«from» is heard in the languages of the country', () => {
  for (const from of ['ab', 'dès', 'da', 'davent', 'from', 'Ab'])
    expect(saidPrices(`${from} CHF 29`)).toEqual([{ amount: 29, isLeast: true }])
  expect(saidPrices('Knab CHF 29')).toEqual([{ amount: 29, isLeast: false }])
})

test.each([
  'CHF 12 50',
  'CHF 12.5',
  'CHF 1’80',
  'CHF 1’800’00',
  'CHF 1,800,50',
  'CHF 90/120',
  'CHF 90.–120',
  'CHF 01.02.2026',
  '044 123 45 67 CHF',
  '12.345 67 francs',
])('«%s» is no amount as anybody writes one: no price is told', (text) => {
  expect(saidPrices(text)).toEqual([])
})

test.each([
  'CHF 90–120',
  'CHF 90 – 120',
  'CHF 90.– – 120.–',
  'CHF 90 bis 120 je nach Glas',
  'CHF 90 bis CHF 120',
  'CHF90-120 pro Stunde',
  '90 à 120 francs',
  'da 90 a 120 franchi',
  '90–120 CHF',
  '90 CHF – 120 CHF',
  'from CHF 90 to 120',
])('the range «%s» has two ends', (text) => {
  expect(saidPrices(text).map(({ amount }) => amount)).toEqual([90, 120])
})

test('a number at the end of a range that may count something else makes the price the least one', () => {
  for (const text of [
    'CHF 60 – 90 Minuten',
    'CHF 60 à 90 minutes',
    'CHF 60–90 min',
    'CHF 60 bis 90 Min.',
    'Fr. 60 a 90 minuti',
  ])
    expect([text, saidPrices(text)]).toEqual([text, [{ amount: 60, isLeast: true }]])
})

const words = fc.constantFrom('ab', 'und', '45 Minuten,', '–', 'kostet', '2026:')
const languages = fc.constantFrom(...locales)
const francs = { style: 'currency', currency: 'CHF' } as const
const cents = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const

test('every price is read as it is written in the languages of sites, wherever it stands', () => {
  fc.assert(
    fc.property(fc.nat({ max: 99_999_999 }), languages, words, words, (amountInCents, language, before, after) => {
      const amount = amountInCents / 100
      const whole = Math.floor(amount)
      const written = (options: Intl.NumberFormatOptions, value = amount) =>
        new Intl.NumberFormat(intlLocale(language), options).format(value)
      for (const [text, expected] of [
        [written(francs), amount],
        [`CHF ${written(cents)}`, amount],
        [`${written(cents)} CHF`, amount],
        [`CHF ${written({}, whole)}`, whole],
        [`CHF\u202f${written({}, whole)}.–`, whole],
        [`${written({}, whole)}.– francs`, whole],
        [`CHF ${whole}`, whole],
        [`CHF ${written({}, whole).replace(/\D/gu, ' ')}`, whole],
      ] as const) {
        const found = saidPrices(`${before} ${text}. ${after}`)
        expect(found.map((price) => price.amount)).toEqual([expected])
      }
    }),
  )
})

test('every range that is written gives its two ends', () => {
  const joins = fc.constantFrom('–', ' – ', '-', ' bis ', ' à ')
  const amounts = fc.uniqueArray(fc.integer({ min: 1, max: 999_999 }), { minLength: 2, maxLength: 2 })
  fc.assert(
    fc.property(amounts, languages, joins, words, (unordered, language, join, before) => {
      const ends = unordered.toSorted((a, b) => a - b)
      const written = ends.map((end) => new Intl.NumberFormat(intlLocale(language)).format(end)).join(join)
      for (const text of [`CHF ${written}`, `${written} CHF`])
        expect(saidPrices(`${before} ${text}.`).map(({ amount }) => amount)).toEqual(ends)
    }),
  )
})
