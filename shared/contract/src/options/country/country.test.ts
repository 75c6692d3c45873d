import { expect, test } from 'vitest'
import { countries, country, countryName } from './option.ts'

test('every country has a name in each language, and what is none is refused', () => {
  for (const language of ['de', 'fr', 'en']) {
    const names = countries.map((code) => countryName(code, language))
    expect(names.filter((name, at) => name === countries[at])).toEqual([])
    expect(new Set(names).size).toBe(names.length)
  }
  const { schema } = country({ de: '', fr: '', en: '' })
  for (const wrong of ['XX', 'ch', 'CHE', '']) expect(schema.safeParse(wrong).success).toBe(false)
  expect(countries.every((code) => schema.safeParse(code).success)).toBe(true)
})
