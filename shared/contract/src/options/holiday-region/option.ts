import * as z from 'zod/mini'
import { defineOption } from '../../kernel/option.ts'
import { countryName } from '../country/option.ts'
import { regions } from './regions.generated.ts'

type Names = { readonly [language in string]?: string }
const known: { readonly [country in string]?: { readonly [region in string]?: Names } } = regions

/** Countries of which a part has holidays of its own. */
export const countriesWithRegions: readonly string[] = Object.keys(known)

/** The regions of a country that have holidays of their own, named `DE-BY`; none where all of it has the same. Source: ISO 3166-2. */
export function regionsOf(country: string): readonly string[] {
  return Object.keys(known[country] ?? {}).map((region) => `${country}-${region}`)
}

/** A region as people call it, or the country that has no other name for it. */
export function regionName(code: string, language: string): string {
  const [country = '', region = ''] = code.split('-')
  const names = known[country]?.[region]
  return names?.[language] ?? names?.de ?? countryName(country, language)
}

/** The part of the country whose holidays count; empty: that of the postcode where it is known, and else only those of the whole country. */
export const holidayRegion = defineOption({
  type: 'holidayRegion',
  schema: z
    .string()
    .check(
      z.refine((code) => code === '' || countriesWithRegions.some((country) => regionsOf(country).includes(code))),
    ),
  fallback: '',
  inWords: (code, { language }) => (code === '' ? null : regionName(code, language)),
  samples: ['DE-BY', 'CH-ZH'],
})
