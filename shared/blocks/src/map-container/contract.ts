import { richText, text } from '@blickfang/contract/fields/fields.ts'
import { words } from '@blickfang/contract/kernel/words.ts'
import { checkbox } from '@blickfang/contract/options/checkbox/option.ts'
import { defineBlock } from '@blickfang/contract/options/common.ts'
import { mapRoute } from '@blickfang/contract/options/map-route/option.ts'
import { mapSetup } from '@blickfang/contract/sources/map-setup/source.ts'
import { stops } from '@blickfang/contract/sources/stops/source.ts'

export const mapContainer = defineBlock({
  name: 'mapContainer',
  label: { de: 'Karte mit Stationen', fr: 'Carte avec étapes', en: 'Map with stops' },
  kind: 'pageCollection',
  collection: { name: 'map', detail: 'mapDetails', foundAs: 'places' },
  sources: [stops, mapSetup],
  headsEntries: true,
  section: 'collections',
  place: 4,
  icon: 'map',
  fields: {
    title: text(words.title, { maxLength: 300, sample: 'Die Runde auf der Karte' }),
    lead: richText(words.lead, { sample: 'Tippen Sie auf eine Station oder wischen Sie von einer zur nächsten.' }),
  },
  options: {
    mapRoute: mapRoute({ de: 'Route', fr: 'Itinéraire', en: 'Route' }),
    fullHeight: checkbox(
      { de: 'So hoch wie der Bildschirm', fr: 'Hauteur de l’écran', en: 'As high as the screen' },
      { fallback: true },
    ),
  },
})
