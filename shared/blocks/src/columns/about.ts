import type { About } from '@blickfang/contract/kernel/block.ts'

export const columnsAbout: About = {
  sentence: {
    de: 'Zwei bis vier Texte nebeneinander.',
    fr: 'Deux à quatre textes côte à côte.',
    en: 'Two to four texts side by side.',
  },
  synonyms: ['nebeneinander', 'Raster', 'côte à côte', 'grille', 'grid', 'side by side'],
}
