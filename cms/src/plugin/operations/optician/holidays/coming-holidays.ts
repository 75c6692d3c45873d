import type { BranchView } from '@blickfang/contract/content/branch.ts'
import { weekdayOf } from '@blickfang/contract/kernel/time/day.ts'
import { countryName } from '@blickfang/contract/options/country/option.ts'
import { countriesWithRegions, regionName, regionsOf } from '@blickfang/contract/options/holiday-region/option.ts'
import { holidays, moving } from './holidays.generated.ts'
import { postcodes } from './postcodes.generated.ts'

type Names = { readonly [language in string]?: string }

/** A holiday where a branch stands, on one day. */
export interface Holiday {
  readonly date: string
  readonly names: Names
  /** True for a holiday by law in the whole region. */
  readonly isPublic: boolean
}

/** Where a business stands, as its settings say it: a country, and a region of it or an empty text. */
export interface Standing {
  readonly country: string
  readonly region: string
}

/** The law under which a branch stands: a country's, or that of one of its regions (`DE-BY`). */
export interface Law {
  readonly country: string
  readonly region: string | null
}

/** Facts that are not known of a branch: no holidays of its country, none without its postcode, or only those of the whole country. */
export type Lack = 'country' | 'zip' | 'region'

interface Kept {
  readonly names: Names
  readonly days: string | number
  readonly regions?: readonly string[]
  readonly partly?: readonly string[]
}

const byCountry: { readonly [country in string]?: readonly Kept[] } = holidays

/** The canton of a Swiss postcode, however it is written; nothing for anything else. */
export function cantonOf(zip: string): string | undefined {
  const code = Number(/^\s*(?:CH[-\s]?)?(\d{4})\s*$/i.exec(zip)?.[1] ?? 0)
  const canton = postcodes.findLast(([from]) => from <= code)?.[1]
  return canton && regionsOf('CH').includes(`CH-${canton}`) ? canton : undefined
}

/** The law under which a branch stands, and what keeps it from being known closer. In Switzerland its postcode says the canton. */
export function lawOf(
  { country, region }: Standing,
  zip: string,
): { readonly law: Law | null; readonly lacks: Lack | null } {
  if (!byCountry[country]) return { law: null, lacks: 'country' }
  if (regionsOf(country).includes(region)) return { law: { country, region }, lacks: null }
  if (country !== 'CH')
    return { law: { country, region: null }, lacks: countriesWithRegions.includes(country) ? 'region' : null }
  const canton = cantonOf(zip)
  return canton ? { law: { country, region: `CH-${canton}` }, lacks: null } : { law: null, lacks: 'zip' }
}

/** Region or country as people call it. */
export function lawName({ country, region }: Law, language: string): string {
  return region ? regionName(region, language) : countryName(country, language)
}

type Branch = Pick<BranchView, 'periods' | 'special'>

/** The holidays from a day on until the end of the year after it on which a branch would be open: those that are special days already, or closed each week, are no news. */
export function comingHolidays(law: Law, { periods, special }: Branch, today: string): readonly Holiday[] {
  const year = Number(today.slice(0, 4))
  const isOpenOn = (date: string) => periods.length === 0 || periods.some(({ day }) => day === weekdayOf(date))
  return holidaysOf(law, [year, year + 1])
    .filter(({ date }) => date >= today && isOpenOn(date) && !special.some((day) => day.date === date))
    .toSorted((a, b) => a.date.localeCompare(b.date))
}

/** Each day once: where two holidays meet, the one of the whole region counts. */
function holidaysOf({ country, region }: Law, years: readonly number[]): readonly Holiday[] {
  const code = region?.slice(country.length + 1) ?? ''
  const found = new Map<string, Holiday>()
  for (const { names, days, regions, partly = [] } of byCountry[country] ?? []) {
    const isPublic = !regions || regions.includes(code)
    if (!isPublic && !partly.includes(code)) continue
    for (const year of years)
      for (const day of daysIn(days, year))
        if (isPublic || !found.has(day)) found.set(day, { date: day, names, isPublic })
  }
  return [...found.values()]
}

function daysIn(days: Kept['days'], year: number): readonly string[] {
  if (typeof days === 'string') return [`${year}-${days}`]
  return (moving[days] ?? []).filter((date: string) => date.startsWith(`${year}-`))
}
