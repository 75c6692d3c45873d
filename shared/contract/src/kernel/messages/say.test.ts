import { join } from 'node:path'
import { flattenMessages, valuesOf } from '@blickfang/platform/registries/messages.ts'
import fc from 'fast-check'
import compile from 'icu-minify/compile'
import format from 'icu-minify/format'
import { expect, test } from 'vitest'
import { findMessages } from '../../../../scripts/messages.ts'
import { intlLocale } from '../intl-locale.ts'
import { locales } from '../locale.ts'
import { say } from './say.ts'

const formatters = {
  getPluralRules: (locale: string) => new Intl.PluralRules(locale),
  getNumberFormat: (locale: string) => new Intl.NumberFormat(locale),
  getDateTimeFormat: (locale: string) => new Intl.DateTimeFormat(locale),
}
const own = [
  '{kind, select, a {ein {name}} other {{count, plural, =0 {nichts} one {# Ding} other {# Dinge}} von {name}}}',
  "'{wörtlich}' l’{name} d''eau",
]

test('every sentence is said as the compiler’s own formatter says it', () => {
  const root = join(import.meta.dirname, '../../../../..')
  const written = findMessages(root).flatMap(({ languages }) =>
    Object.entries(languages).flatMap(([language, texts]) =>
      Object.values(flattenMessages(texts)).map((message) => [language, message] as const),
    ),
  )
  expect(written.length).toBeGreaterThan(1_000)
  for (const [language, message] of [...written, ...own.map((message) => ['de', message] as const)])
    for (const count of [0, 1, 2, 5, 21, 1_234]) {
      const values = Object.fromEntries(
        [...valuesOf(message)].map(([name, type]) => [name, type === 'number' ? count : `«${count}»`]),
      )
      const locale = intlLocale(language)
      expect(say(compile(message), { locale, values, count: 0 })).toBe(
        format(compile(message), locale, values, { formatters }),
      )
    }
})

test('a number in a sentence is written as its language writes it, and a text stays as it is', () => {
  const parts = compile('{value} / {text}')
  fc.assert(
    fc.property(fc.double({ noNaN: true }), fc.integer(), fc.constantFrom(...locales), (value, code, language) => {
      const locale = intlLocale(language)
      const said = say(parts, { locale, values: { value, text: String(code) }, count: 0 })
      expect(said).toBe(`${new Intl.NumberFormat(locale).format(value)} / ${code}`)
    }),
  )
})
