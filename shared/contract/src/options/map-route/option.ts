import * as z from 'zod/mini'
import { translate } from '../../kernel/messages/translator.ts'
import { defineOption } from '../../kernel/option.ts'
import { inKilometres, lengthOf } from './distance.ts'
import { messages } from './messages.generated.ts'

/** A corner of a line in GeoJSON's order: longitude, latitude, in decimal degrees (WGS 84). */
export const positionSchema = z.tuple([
  z.number().check(z.minimum(-180), z.maximum(180)),
  z.number().check(z.minimum(-90), z.maximum(90)),
])
export type Position = z.output<typeof positionSchema>

/** Keeps a pasted recording from filling the page. */
export const maxCorners = 5000

/** A line on the map. Source of the minimum: spec/editor.md §5. */
export const routeSchema = z.array(positionSchema).check(z.minLength(2), z.maxLength(maxCorners))

/** The way from stop to stop as a line; null while none is drawn. */
export const mapRoute = defineOption({
  type: 'mapRoute',
  schema: z.nullable(routeSchema),
  fallback: null,
  // Its corners one by one say nothing to anybody: «42 Punkte, 2.4 km».
  inWords: (line, { language }) =>
    translate(messages, language)('inWords', {
      count: line.length,
      length: inKilometres(lengthOf(line), language),
    }),
  samples: [
    null,
    [
      [8.7291, 47.4994],
      [8.73, 47.5001],
      [8.7312, 47.5003],
    ],
    [
      [8.7291, 47.4994],
      [8.73, 47.5001],
    ],
  ],
})
