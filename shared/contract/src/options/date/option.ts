import * as z from 'zod/mini'
import { intlLocale } from '../../kernel/intl-locale.ts'
import type { Label } from '../../kernel/label.ts'
import { defineOption, type OptionUse } from '../../kernel/option.ts'

const daySchema = z.union([z.literal(''), z.iso.date()])

/** A day as people read it; null for what is none. */
export function dayInWords(day: string, language: string): string | null {
  if (day === '' || !daySchema.safeParse(day).success) return null
  const { format } = new Intl.DateTimeFormat(intlLocale(language), { dateStyle: 'long', timeZone: 'UTC' })
  return format(new Date(`${day}T00:00:00Z`))
}

const inWords = (day: string, { language }: { language: string }) => dayInWords(day, language) ?? (day || null)

/** A day as YYYY-MM-DD, or none: the same moment everywhere, without a time. */
export const date = defineOption({
  type: 'date',
  schema: daySchema,
  fallback: '',
  inWords,
  samples: ['', '2027-01-16'],
})

const dayOrWords = defineOption({
  type: 'date',
  schema: z.union([daySchema, z.string().check(z.trim(), z.maxLength(200))]),
  fallback: '',
  inWords,
  samples: ['', '2027-01-16', 'Herbst 2027'],
})

/** The same where words were once typed for a day («Herbst 2027»): they stay, and read as they are, until a day is chosen. */
export function dateOrWords(label: Label, use: OptionUse<string> = {}) {
  return dayOrWords(label, use)
}
