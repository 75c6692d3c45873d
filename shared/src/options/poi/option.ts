import * as z from 'zod'
import { defineOption } from '../../kernel/option.ts'

/** What a marker on the map shows. Source: spec/editor.md §3. */
export const poiIcons = ['start', 'end', 'party'] as const
export type PoiIcon = (typeof poiIcons)[number]

/** One place on the map, in decimal degrees (WGS 84). */
export const poiEntrySchema = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  icon: z.enum(poiIcons),
})
export type PoiEntry = z.output<typeof poiEntrySchema>

/** Fewest and most places of one list. Source of the minimum: spec/editor.md §9. */
export const poiCount = { min: 2, max: 50 } as const

/** Places of one stop, from where one starts to where one ends; null while nothing is placed. */
export const poi = defineOption({
  type: 'poi',
  shape: 'points',
  schema: z.array(poiEntrySchema).min(poiCount.min).max(poiCount.max).nullable(),
  fallback: null,
})
