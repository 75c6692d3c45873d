import * as z from 'zod/mini'
import { translate } from '../../kernel/messages/translator.ts'
import { defineOption } from '../../kernel/option.ts'
import { messages } from './messages.generated.ts'

/** The icons of a marker on the map; `other` is a plain pin. Source: spec/editor.md §3. */
export const poiIcons = ['start', 'end', 'party', 'other'] as const
export type PoiIcon = (typeof poiIcons)[number]

/** A place on the map, in decimal degrees (WGS 84). */
export const poiEntrySchema = z.object({
  latitude: z.number().check(z.minimum(-90), z.maximum(90)),
  longitude: z.number().check(z.minimum(-180), z.maximum(180)),
  icon: z.enum(poiIcons),
})
export type PoiEntry = z.output<typeof poiEntrySchema>

/** Fewest and most places of one list. Source of the minimum: spec/editor.md §9. */
export const poiCount = { min: 2, max: 50 } as const

const sample: readonly PoiEntry[] = [
  { latitude: 47.4994, longitude: 8.7291, icon: 'start' },
  { latitude: 47.5001, longitude: 8.73, icon: 'end' },
]

/** Places of one stop, from where one starts to where one ends; null while nothing is placed. */
export const poi = defineOption({
  type: 'poi',
  schema: z.nullable(z.array(poiEntrySchema).check(z.minLength(poiCount.min), z.maxLength(poiCount.max))),
  fallback: null,
  // «1. Start 47.49940, 8.72910; 2. Ziel …»: one sees which place is new, gone or elsewhere.
  inWords: (places, { language }) =>
    places
      .map(({ icon, latitude, longitude }, index) => {
        const sign = translate(messages, language)(`icons.${icon}`)
        return `${index + 1}. ${sign} ${latitude.toFixed(5)}, ${longitude.toFixed(5)}`
      })
      .join('; '),
  samples: [null, sample, sample.toReversed()],
})
