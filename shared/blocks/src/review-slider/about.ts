import type { About } from '@blickfang/contract/kernel/block.ts'

export const reviewSliderAbout: About = {
  sentence: {
    de: 'Was Kundinnen bei Google über Sie schreiben.',
    fr: 'Ce que la clientèle écrit de vous chez Google.',
    en: 'What customers write about you at Google.',
  },
  synonyms: ['Google', 'Sterne', 'Rezensionen', 'étoiles', 'recensions', 'stars', 'reviews'],
}
