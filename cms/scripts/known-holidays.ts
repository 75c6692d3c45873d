import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import Holidays from 'date-holidays'

/** The years that are kept. */
const [first, last] = [2026, 2050]
const years = Array.from({ length: last - first + 1 }, (_, index) => first + index)
/** Countries whose holidays are kept: those of Europe whose clocks and weeks the product knows. */
export const keptCountries: readonly string[] =
  'CH LI DE AT FR IT LU BE NL GB IE ES PT DK NO SE FI IS PL CZ SK HU SI HR RO BG GR CY MT EE LV LT MC SM AD'.split(' ')
const languages = ['de', 'fr', 'it', 'en'] as const
/** Languages of pages besides in which a country has its own holidays. */
const ownLanguages: Readonly<Record<string, string>> = { ES: 'es', PT: 'pt', HR: 'hr' }
type Names = Record<string, string>
/** Names that the library lacks, by the German one. */
const ownNames: Readonly<Record<string, Names>> = { Josefstag: { fr: 'Saint-Joseph' } }
/** Holidays by law in most places of a region, which the library does not count among them: Bavaria's Assumption Day. */
const mostlyKept: readonly { region: string; date: string }[] = [{ region: 'DE-BY', date: '08-15' }]

interface Kept {
  readonly names: Names
  /** A day that is the same each year, without its year, or which of the lists of moving days it has. */
  readonly days: string | number
  /** Regions by their code in the country in which it is a holiday by law; absent: everywhere. */
  readonly regions?: readonly string[]
  /** Regions in which some keep it, or parts of them do. */
  readonly partly?: readonly string[]
}

interface Known {
  /** Holidays of each country by its code. */
  readonly holidays: Record<string, readonly Kept[]>
  /** Days that are not the same each year, by year from the first on. */
  readonly moving: readonly (readonly string[])[]
}

/** Holidays of countries, as `holidays.generated.ts` keeps them. */
export function knownHolidays(countries: readonly string[]): Known {
  const moving: string[][] = []
  const kept = (days: string[]) => {
    const [day] = days.map((date) => date.slice(5))
    if (day && days.length === years.length && days.every((date) => date.slice(5) === day)) return day
    const at = moving.findIndex((list) => list.join() === days.join())
    return at < 0 ? moving.push(days) - 1 : at
  }
  const holidays = countries.map((country) => [country, holidaysOf(country, kept)] as const)
  return { holidays: Object.fromEntries(holidays), moving }
}

/** Version of the library whose data this is. */
export function knownVersion(): string {
  return createRequire(import.meta.url)('date-holidays/package.json').version
}

/** Regions of a country whose holidays are not those of the whole, by their code in it, with the names that they have. */
export function knownRegions({ holidays }: Known): Record<string, Record<string, Names>> {
  const all = Object.entries(holidays).map(([country, kept]) => {
    const codes = new Set(kept.flatMap(({ regions = [] }) => regions))
    const named = [...codes].toSorted().map((region) => [region, regionNames(country, region)] as const)
    return [country, Object.fromEntries(named)] as const
  })
  return Object.fromEntries(all.filter(([, regions]) => Object.keys(regions).length > 0))
}

function regionNames(country: string, region: string): Names {
  const library = new Holidays()
  const names: Names = {}
  for (const language of ['de', 'fr', 'it']) {
    const name = library.getStates(country, language)[region]
    if (name && !Object.values(names).includes(name)) names[language] = name
  }
  return names
}

function regionsOf(country: string): string[] {
  return Object.keys(new Holidays().getStates(country) ?? {})
}

/** Holidays of a country and its regions, each once. */
function holidaysOf<Days>(country: string, kept: (days: string[]) => Days) {
  interface Row {
    names: Names
    days: Days
    by: Map<string, boolean>
  }
  const all = regionsOf(country)
  const rows = new Map<string, Row>()
  for (const region of ['', ...all]) {
    for (const { names, days, isPublic } of daysOf(country, region)) {
      const key = JSON.stringify([names.de, days])
      const row = rows.get(key) ?? { names, days: kept(days), by: new Map() }
      rows.set(key, row)
      row.by.set(region, isPublic)
    }
  }
  return [...rows.values()].map(({ names, days, by }) => {
    const regions = all.filter((region) => by.get(region) === true)
    const partly = all.filter((region) => by.get(region) === false)
    const isEverywhere = by.get('') === true && regions.length === all.length
    return { names, days, ...(!isEverywhere && { regions }), ...(partly.length > 0 && { partly }) }
  })
}

/**
 * Public holidays, and in Switzerland those that are kept by some, as by banks or, says a note that the library's types do not know, in
 * parts of the canton.
 */
function daysOf(country: string, region: string) {
  const byRule = new Map<string, { names: Names; days: string[]; isPublic: boolean }>()
  const library = region ? new Holidays(country, region) : new Holidays(country)
  /** The years in which one of them comes for the first time: in these each has a name. */
  const beginnings = new Set<number>()
  const isMostlyKept = (date: string) =>
    mostlyKept.some((day) => day.region === `${country}-${region}` && date.slice(5, 10) === day.date)
  for (const year of years) {
    for (const { date, rule, type, ...more } of library.getHolidays(year, 'de')) {
      const isKeptBySome = (country === 'CH' && (type === 'optional' || type === 'bank')) || isMostlyKept(date)
      if (type !== 'public' && !isKeptBySome) continue
      const isPublic = type === 'public' && !(country === 'CH' && 'note' in more)
      const holiday = byRule.get(rule) ?? { names: {}, days: [], isPublic }
      if (holiday.days.length === 0) beginnings.add(year)
      byRule.set(rule, holiday)
      holiday.days.push(date.slice(0, 10))
    }
  }
  for (const language of [...languages, ...[ownLanguages[country] ?? []].flat()]) {
    for (const { rule, name } of [...beginnings].flatMap((year) => library.getHolidays(year, language))) {
      const names = byRule.get(rule)?.names
      const words = name.charAt(0).toUpperCase() + name.slice(1)
      // What the library does not know in a language it says in another one.
      if (names && !Object.values(names).includes(words)) names[language] = words
    }
  }
  return [...byRule.values()].map(({ names, ...rest }) => ({
    names: { ...names, ...ownNames[names.de ?? ''] },
    ...rest,
  }))
}

/** Lists the postcodes from which on each canton begins. A postcode that is not known belongs to the canton of the one before. */
export function knownCantons(): readonly (readonly [zip: number, canton: string])[] {
  const path = createRequire(import.meta.url).resolve('@stefanzweifel/js-swiss-cantons/src/data/zipcodes.json')
  const places = Object.values(JSON.parse(readFileSync(path, 'utf8'))) as { zipcode: number; canton: string }[]
  const sorted = places.toSorted((a, b) => a.zipcode - b.zipcode)
  return sorted
    .filter(({ canton }, index) => canton !== sorted[index - 1]?.canton)
    .map(({ zipcode, canton }) => [zipcode, canton] as const)
}
