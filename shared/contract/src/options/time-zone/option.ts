import * as z from 'zod/mini'
import { defineOption } from '../../kernel/option.ts'
import { firstZone } from './first-zone.ts'
import { zoneName } from './zone-names.ts'
import { timeZones } from './zones.ts'

/** The time zone of a place, by its name of IANA. */
export const timeZone = defineOption({
  type: 'timeZone',
  schema: z.string().check(z.refine((zone) => timeZones.includes(zone))),
  fallback: firstZone,
  inWords: (zone, { language }) => zoneName(zone, language),
  samples: ['Europe/Zurich', 'America/New_York'],
})
