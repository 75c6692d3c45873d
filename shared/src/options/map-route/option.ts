import * as z from 'zod'
import { defineOption } from '../../kernel/option.ts'

/** A corner of a line in GeoJSON's order: longitude, latitude, in decimal degrees (WGS 84). */
export const positionSchema = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)])
export type Position = z.output<typeof positionSchema>

/** A line on the map. Source of the minimum: spec/editor.md §5; the maximum keeps a pasted recording from filling the page. */
export const routeSchema = z.array(positionSchema).min(2).max(5000)

/** The way from stop to stop as a line; null while none is drawn. */
export const mapRoute = defineOption({
  type: 'mapRoute',
  shape: 'route',
  schema: routeSchema.nullable(),
  fallback: null,
})
