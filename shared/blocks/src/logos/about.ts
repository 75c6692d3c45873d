import type { About } from '@blickfang/contract/kernel/block.ts'

export const logosAbout: About = {
  sentence: {
    de: 'Zeichen von Marken, Partnern oder Verbänden in einer Reihe.',
    fr: 'Les signes de marques, de partenaires ou d’associations en rang.',
    en: 'Marks of brands, partners or associations in a row.',
  },
  synonyms: ['Marken', 'Partner', 'Sponsoren', 'marques', 'partenaires', 'brands', 'clients'],
}
