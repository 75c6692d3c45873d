import * as z from 'zod/mini'
import { localeSchema } from '../../kernel/locale.ts'
import { translate } from '../../kernel/messages/translator.ts'
import { defineOption } from '../../kernel/option.ts'
import { dayInWords } from '../date/option.ts'
import { formatHours } from '../week-hours/format-hours.ts'
import { timeSchema } from '../week-hours/option.ts'
import { closedHours, isClosed } from './closed-hours.ts'
import { messages } from './messages.generated.ts'

/** Stretch of a day that differs from the week, with its notes by language; both times 00:30 mean closed. */
const daySchema = z.object({
  date: z.iso.date(),
  open: timeSchema,
  close: timeSchema,
  notes: z._default(z.partialRecord(localeSchema, z.string().check(z.maxLength(200))), {}),
})
export type NotedDay = z.output<typeof daySchema>

/** Days that differ from the week; a day with a break is there twice. */
export const specialDays = defineOption({
  type: 'specialDays',
  schema: z.array(daySchema).check(z.maxLength(500)),
  fallback: [],
  inWords: (days, { language }) => daysInWords(days, language),
  samples: [
    [],
    [{ date: '2999-12-24', ...closedHours, notes: { de: 'Heiligabend' } }],
    [{ date: '2999-12-31', open: '09:00', close: '12:00', notes: {} }],
  ],
})

/** The dates that differ, each once and in their order. */
export function datesOf(days: readonly Pick<NotedDay, 'date'>[]): readonly string[] {
  return [...new Set(days.map(({ date }) => date))].toSorted()
}

function daysInWords(days: readonly NotedDay[], language: string): string | null {
  const closed = translate(messages, language)('closed')
  const said = datesOf(days).map((date) => {
    const stretches = days.filter((day) => day.date === date && !isClosed(day))
    return `${dayInWords(date, language)}: ${formatHours(stretches) || closed}`
  })
  return said.join('; ') || null
}
