import * as z from 'zod/mini'
import { idSchema } from '../kernel/text/id.ts'
import { openingPeriodSchema } from '../options/week-hours/option.ts'
import { specialDaySchema } from './hours/opening-hours.ts'

/** A shop with its address and opening hours. */
export const branchViewSchema = z.object({
  id: idSchema,
  name: z.string(),
  street: z.string(),
  streetNumber: z.string(),
  zip: z.string(),
  city: z.string(),
  phone: z.string(),
  email: z.string(),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  periods: z.array(openingPeriodSchema),
  special: z.array(specialDaySchema),
})
export type BranchView = z.output<typeof branchViewSchema>
