import type { About } from '@blickfang/contract/kernel/block.ts'

export const productBoardAbout: About = {
  sentence: {
    de: 'Was Sie verkaufen, als Karten mit Bild.',
    fr: 'Ce que vous vendez, en cartes illustrées.',
    en: 'What you sell, as cards with pictures.',
  },
  synonyms: ['Sortiment', 'Shop', 'Angebot', 'Karten', 'assortiment', 'offre', 'shop', 'cards'],
}
