import { afterEach, expect, test, vi } from 'vitest'
import { addressInPhoneLanguage } from './phone-language.ts'

afterEach(() => vi.restoreAllMocks())

test.each([
  [['fr-CH', 'de'], '/fr/game'],
  [['en-US', 'fr'], '/fr/game'],
  [['de-CH', 'fr'], null],
  [['en-US'], null],
])('a phone that speaks %j is led from the German page to %s', (languages, address) => {
  document.documentElement.lang = 'de-CH'
  document.head.innerHTML = ['de', 'fr']
    .map((locale) => `<link rel="alternate" hreflang="${locale}" href="https://shop.example/${locale}/game">`)
    .join('')
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
  expect(addressInPhoneLanguage()).toBe(address)
})
