import { expect, test } from 'vitest'
import { chooseLanguage } from './choose-language.ts'

const languages = { default: 'de', active: ['de', 'fr'] } as const

test.each([
  [undefined, 'de'],
  ['', 'de'],
  ['fr-CH, fr;q=0.9, de;q=0.5', 'fr'],
  ['en-GB,en;q=0.9,fr;q=0.3,de;q=0.4', 'de'],
  ['it', 'de'],
  ['fr;q=0, de', 'de'],
  ['*', 'de'],
  [';;;,,q=', 'de'],
])('Accept-Language %s gives %s', (header, expected) => {
  expect(chooseLanguage(header, languages)).toBe(expected)
})
