import { join } from 'node:path'
import { flattenMessages } from '@blickfang/platform/registries/messages.ts'
import { expect, test } from 'vitest'
import { findMessages } from '../../../scripts/messages.ts'
import { countryName } from '../options/country/option.ts'
import { weekdayName, weekdays } from '../options/week-hours/option.ts'
import { intlLocale } from './intl-locale.ts'
import { localeName, locales } from './locale.ts'
import { dayInWords } from './time/day-in-words.ts'

const scripts = { latin: /\p{Script=Latin}/u, cyrillic: /\p{Script=Cyrillic}/u, greek: /\p{Script=Greek}/u }

function scriptsOf(texts: readonly string[]): string[] {
  return Object.entries(scripts).flatMap(([name, script]) => (texts.some((text) => script.test(text)) ? [name] : []))
}

const written = findMessages(join(import.meta.dirname, '../../../..'))

test.each(locales)('days, languages and countries are written in the script of our sentences: %s', (language) => {
  const sentences = written.flatMap(({ languages }) => Object.values(flattenMessages(languages[language] ?? {})))
  expect(sentences.length).toBeGreaterThan(10)
  for (const text of [
    ...weekdays.map((day) => weekdayName(day, language)),
    ...locales.map((locale) => localeName(locale, language)),
    ...['CH', 'FR', 'RS'].map((code) => countryName(code, language)),
    dayInWords('2026-11-29', 'full', language),
    new Intl.ListFormat(intlLocale(language)).format(['A', 'B', 'C']),
  ])
    expect([text, scriptsOf([text])]).toEqual([text, scriptsOf(sentences)])
})
