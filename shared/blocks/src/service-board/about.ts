import type { About } from '@blickfang/contract/kernel/block.ts'

export const serviceBoardAbout: About = {
  sentence: {
    de: 'Was Sie anbieten, als Karten mit Bild und Preis.',
    fr: 'Ce que vous offrez, en cartes avec image et prix.',
    en: 'What you offer, as cards with picture and price.',
  },
  synonyms: ['Angebot', 'Dienstleistungen', 'Karten', 'offre', 'services', 'cards'],
}
