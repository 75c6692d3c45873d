import { expect, test } from 'vitest'
import { spokenLanguage } from './spoken-language.ts'

test.each([
  ['it', ['de', 'it', 'en'], 'it'],
  ['rm', ['en', 'de'], 'de'],
  ['it', ['de', 'fr', 'en'], 'en'],
  ['sq', ['de', 'fr', 'en'], 'en'],
  ['it', ['de', 'fr'], 'de'],
  ['ja', ['de', 'en'], 'en'],
])('who reads %s reads a part that speaks %s in %s', (wanted, spoken, read) => {
  expect(spokenLanguage(spoken, wanted)).toBe(read)
})
