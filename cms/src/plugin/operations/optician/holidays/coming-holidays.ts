import type { BranchView } from '@blickfang/contract/content/branch.ts'
import { shopTime } from '@blickfang/contract/content/hours/shop-time.ts'
import { weekdayOf } from '@blickfang/contract/kernel/time/day.ts'
import { cantons, holidays } from './holidays.generated.ts'
import { postcodes } from './postcodes.generated.ts'

type Names = { readonly [language in string]?: string }

/** A holiday of one canton, on one day. */
export interface Holiday {
  readonly date: string
  readonly names: Names
  /** True for a holiday by law in the whole canton. */
  readonly isPublic: boolean
}

/** The canton of a Swiss postcode, however it is written; nothing for anything else. */
export function cantonOf(zip: string): string | undefined {
  const code = Number(/^\s*(?:CH[-\s]?)?(\d{4})\s*$/i.exec(zip)?.[1] ?? 0)
  const canton = postcodes.findLast(([from]) => from <= code)?.[1]
  return canton && canton in cantons ? canton : undefined
}

/** A canton as people call it. */
export function cantonName(canton: string, language: string): string {
  const names: Names | undefined = Object.entries(cantons).find(([code]) => code === canton)?.[1]
  return names?.[language] ?? names?.de ?? canton
}

type Branch = Pick<BranchView, 'zip' | 'periods' | 'special'>

/** The holidays to come until the end of next year on which a branch would be open: those that are special days already, or closed each week, are no news. */
export function comingHolidays({ zip, periods, special }: Branch, now: Date): readonly Holiday[] {
  const { date: today } = shopTime(now)
  const year = Number(today.slice(0, 4))
  const isOpenOn = (date: string) => periods.length === 0 || periods.some(({ day }) => day === weekdayOf(date))
  return holidaysOf(cantonOf(zip), [year, year + 1])
    .filter(({ date }) => date >= today && isOpenOn(date) && !special.some((day) => day.date === date))
    .toSorted((a, b) => a.date.localeCompare(b.date))
}

/** Each day once: where two holidays meet, the one of the whole canton counts. */
function holidaysOf(canton: string | undefined, years: readonly number[]): readonly Holiday[] {
  const found = new Map<string, Holiday>()
  for (const { names, days, everywhere, partly } of holidays) {
    const isPublic = everywhere.some((one) => one === canton)
    if (!isPublic && !partly.some((one) => one === canton)) continue
    for (const year of years) {
      const day = days.length === 1 ? `${year}-${days[0]}` : days.find((one) => one.startsWith(`${year}-`))
      if (day && (isPublic || !found.has(day))) found.set(day, { date: day, names, isPublic })
    }
  }
  return [...found.values()]
}
