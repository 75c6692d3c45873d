import * as z from 'zod/mini'
import { defineOption } from '../../kernel/option.ts'

/** A corner of a line in GeoJSON's order: longitude, latitude, in decimal degrees (WGS 84). */
export const positionSchema = z.tuple([
  z.number().check(z.minimum(-180), z.maximum(180)),
  z.number().check(z.minimum(-90), z.maximum(90)),
])
export type Position = z.output<typeof positionSchema>

/** A line on the map. Source of the minimum: spec/editor.md §5; the maximum keeps a pasted recording from filling the page. */
export const routeSchema = z.array(positionSchema).check(z.minLength(2), z.maxLength(5000))

/** The way from stop to stop as a line; null while none is drawn. */
export const mapRoute = defineOption({
  type: 'mapRoute',
  shape: 'route',
  schema: z.nullable(routeSchema),
  fallback: null,
})
