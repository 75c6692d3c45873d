import * as z from 'zod/mini'
import { timeSchema } from '../../options/week-hours/option.ts'

/** A day that differs. Open and close both 00:30 mean closed that day. Source: spec/public-site.md §5. */
export const specialDaySchema = z.object({
  date: z.iso.date(),
  open: timeSchema,
  close: timeSchema,
  note: z._default(z.string(), ''),
})
