import { text } from '@blickfang/contract/fields/fields.ts'
import { words } from '@blickfang/contract/kernel/words.ts'
import { defineBlock } from '@blickfang/contract/options/common.ts'
import { mapRoute } from '@blickfang/contract/options/map-route/option.ts'
import { poi } from '@blickfang/contract/options/poi/option.ts'

export const poiManager = defineBlock({
  name: 'poiManager',
  label: { de: 'Punkte auf der Karte', fr: 'Points sur la carte', en: 'Points on the map' },
  section: 'content',
  place: 15,
  icon: 'map-pinned',
  fields: {
    title: text(words.title, { maxLength: 120, sample: 'So finden Sie hin' }),
  },
  options: {
    poi: poi({ de: 'Punkte', fr: 'Points', en: 'Points' }),
    mapRoute: mapRoute({
      de: 'Linie zwischen den Punkten',
      fr: 'Ligne entre les points',
      en: 'Line between the points',
    }),
  },
})
