import type { About } from '@blickfang/contract/kernel/block.ts'

export const poiManagerAbout: About = {
  sentence: {
    de: 'Eine Karte mit Ihren Orten.',
    fr: 'Un plan avec vos lieux.',
    en: 'A map with your places.',
  },
  synonyms: ['Karte', 'Landkarte', 'Standort', 'Anfahrt', 'plan', 'lieux', 'map', 'location'],
}
