import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import Holidays from 'date-holidays'

/** The years that are kept. */
const [first, last] = [2026, 2050]
const years = Array.from({ length: last - first + 1 }, (_, index) => first + index)
const languages = ['de', 'fr', 'it', 'en'] as const
type Names = Record<string, string>
/** Names that the library lacks, by the German one. */
const ownNames: Readonly<Record<string, Names>> = { Josefstag: { fr: 'Saint-Joseph' } }

interface Kept {
  readonly names: Names
  /** Days by year, from the first on; a day that is the same each year is there once, without its year. */
  readonly days: readonly string[]
  readonly everywhere: string[]
  readonly partly: string[]
}

/** Holidays of all cantons, as `holidays.generated.ts` keeps them. */
export function knownHolidays(): { cantons: Record<string, Names>; holidays: readonly Kept[] } {
  const library = new Holidays()
  const cantons = Object.keys(library.getStates('CH'))
  const kept = new Map<string, Kept>()
  for (const canton of cantons) {
    for (const { names, days, isPublic } of holidaysOf(canton)) {
      const key = JSON.stringify([names.de, days])
      const known = kept.get(key) ?? { names, days, everywhere: [], partly: [] }
      kept.set(key, known)
      known[isPublic ? 'everywhere' : 'partly'].push(canton)
    }
  }
  const cantonNames = Object.fromEntries(
    cantons.map((canton) => [
      canton,
      Object.fromEntries(
        ['de', 'fr', 'it'].map((language) => [language, library.getStates('CH', language)[canton] ?? '']),
      ),
    ]),
  )
  return { cantons: cantonNames, holidays: [...kept.values()] }
}

/** Public holidays, and those that are kept by some, as by banks or, says a note that the library's types do not know, in parts of the canton. */
function holidaysOf(canton: string) {
  const byRule = new Map<string, { names: Names; days: string[]; isPublic: boolean }>()
  const library = new Holidays('CH', canton)
  /** The years in which one of them comes for the first time: in these each has a name. */
  const beginnings = new Set<number>()
  for (const year of years) {
    for (const { date, rule, type, ...more } of library.getHolidays(year, 'de')) {
      if (type !== 'public' && type !== 'optional' && type !== 'bank') continue
      const holiday = byRule.get(rule) ?? { names: {}, days: [], isPublic: type === 'public' && !('note' in more) }
      if (holiday.days.length === 0) beginnings.add(year)
      byRule.set(rule, holiday)
      holiday.days.push(date.slice(0, 10))
    }
  }
  for (const language of languages) {
    for (const { rule, name } of [...beginnings].flatMap((year) => library.getHolidays(year, language))) {
      const names = byRule.get(rule)?.names
      const words = name.charAt(0).toUpperCase() + name.slice(1)
      // What the library does not know in a language it says in another one.
      if (names && !Object.values(names).includes(words)) names[language] = words
    }
  }
  return [...byRule.values()].map(({ names, days, isPublic }) => ({
    ...{ names: { ...names, ...ownNames[names.de ?? ''] }, isPublic },
    days: withoutYear(days),
  }))
}

function withoutYear(days: readonly string[]): readonly string[] {
  const [day] = days.map((date) => date.slice(5))
  return day && days.length === years.length && days.every((date) => date.slice(5) === day) ? [day] : days
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
