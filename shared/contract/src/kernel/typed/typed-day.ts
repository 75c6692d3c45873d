import * as z from 'zod/mini'

/** A browser takes the year «26» for the first century’s; nobody who types a day means it, or a year beyond the next lifetime. */
const [first, last] = ['1900-01-01', '2100-12-31']

/** Whether a day as ISO writes it has a year that somebody means. */
export function hasMeantYear(day: string): boolean {
  return day >= first && day <= last
}

/** A day that somebody types, as ISO writes it. Days that are kept already are read without asking for their year. */
export const typedDaySchema = z.iso.date().check(z.refine<string>(hasMeantYear, { message: 'year' }))
