import * as z from 'zod/mini'
import { intlLocale } from '../../kernel/intl-locale.ts'
import { defineOption } from '../../kernel/option.ts'
import { formatHours } from './format-hours.ts'

/** A time of the day as `HH:MM`. */
export const timeSchema = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

/** A stretch of opening: day 1 (Monday) to 7 (Sunday), times as HH:MM in the shop's own zone. Two stretches a day make a lunch break. */
export const openingPeriodSchema = z.object({
  day: z.int().check(z.minimum(1), z.maximum(7)),
  open: timeSchema,
  close: timeSchema,
})
export type OpeningPeriod = z.output<typeof openingPeriodSchema>

/** The days of the week, from Monday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

/** The name of a day of the week; 1 is Monday. */
export function weekdayName(day: number, language: string, style: 'long' | 'short' = 'long'): string {
  const format = new Intl.DateTimeFormat(intlLocale(language), { weekday: style, timeZone: 'UTC' })
  // A week that begins with a Monday.
  return format.format(new Date(Date.UTC(2024, 0, day)))
}

/** The stretches of a week in which something is open; none on a day on which it is closed. */
export const weekHours = defineOption({
  type: 'weekHours',
  schema: z.array(openingPeriodSchema).check(z.maxLength(100)),
  fallback: [],
  inWords: (periods, { language }) => weekInWords(periods, language),
  samples: [
    [],
    [
      { day: 2, open: '09:00', close: '12:00' },
      { day: 2, open: '13:30', close: '18:30' },
    ],
  ],
})

/** «Di–Fr 09:00–12:00, 13:30–18:30; Sa 09:00–16:00»; null for a week in which nothing is open. */
function weekInWords(periods: readonly OpeningPeriod[], language: string): string | null {
  const runs: { first: number; last: number; hours: string }[] = []
  for (const day of weekdays) {
    const hours = formatHours(periods.filter((period) => period.day === day))
    const run = runs.at(-1)
    if (run?.hours === hours) run.last = day
    else runs.push({ first: day, last: day, hours })
  }
  const name = (day: number) => weekdayName(day, language, 'short')
  const said = runs
    .filter(({ hours }) => hours !== '')
    .map(({ first, last, hours }) => `${name(first)}${first === last ? '' : `–${name(last)}`} ${hours}`)
  return said.join('; ') || null
}
