import type { About } from '@blickfang/contract/kernel/block.ts'

export const spacerAbout: About = {
  sentence: {
    de: 'Luft zwischen zwei Bausteinen.',
    fr: 'De l’air entre deux blocs.',
    en: 'Air between two blocks.',
  },
  synonyms: ['Leerraum', 'Abstand', 'Linie', 'vide', 'espace', 'gap'],
}
