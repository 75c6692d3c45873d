import type { About } from '@blickfang/contract/kernel/block.ts'

export const marketplaceAbout: About = {
  sentence: {
    de: 'Kleinanzeigen: suchen und verkaufen.',
    fr: 'De petites annonces : chercher et vendre.',
    en: 'Small ads: wanted and for sale.',
  },
  synonyms: ['Inserate', 'Kleinanzeigen', 'Verkauf', 'annonces', 'vente', 'ads'],
}
