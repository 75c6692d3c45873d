import { expect, test } from 'vitest'
import { formatDate } from './format-date.ts'

test.each([
  ['2026-11-14', 'de', '14. November 2026'],
  ['2026-11-14', 'fr', '14 novembre 2026'],
  ['Herbst 2026', 'de', 'Herbst 2026'],
  ['2026-13-40', 'de', '2026-13-40'],
] as const)('%s in %s is «%s»', (date, locale, words) => {
  expect(formatDate(date, locale)).toBe(words)
})
