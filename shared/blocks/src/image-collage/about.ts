import type { About } from '@blickfang/contract/kernel/block.ts'

export const imageCollageAbout: About = {
  sentence: {
    de: 'Mehrere Bilder, die sich überlappen.',
    fr: 'Plusieurs images qui se chevauchent.',
    en: 'Several pictures that overlap.',
  },
  synonyms: ['Bilder', 'Fotos', 'Mosaik', 'photos', 'mosaïque'],
}
