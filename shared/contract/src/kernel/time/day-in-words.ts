import * as z from 'zod/mini'
import { intlLocale } from '../intl-locale.ts'

/** A day as ISO writes it in words; what is none stays as it is, such as an entry of before. */
export function dayInWords(value: unknown, dateStyle: 'full' | 'long', language: string): string {
  const day = z.iso.date().safeParse(value).data
  if (!day) return typeof value === 'string' ? value : ''
  return new Intl.DateTimeFormat(intlLocale(language), { dateStyle, timeZone: 'UTC' }).format(new Date(day))
}
