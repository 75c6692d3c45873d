import * as z from 'zod/mini'

const timeSchema = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

/** One stretch of opening: day 1 (Monday) to 7 (Sunday), times as HH:MM in the shop's own zone. Two stretches a day make a lunch break. */
export const openingPeriodSchema = z.object({
  day: z.int().check(z.minimum(1), z.maximum(7)),
  open: timeSchema,
  close: timeSchema,
})
/** A day that differs. Open and close both 00:30 mean closed that day. Source: spec/public-site.md §5. */
export const specialDaySchema = z.object({
  date: z.iso.date(),
  open: timeSchema,
  close: timeSchema,
  note: z._default(z.string(), ''),
})
