import type { About } from '@blickfang/contract/kernel/block.ts'

export const goFeedAbout: About = {
  sentence: {
    de: 'Artikel von einer anderen Website, mit Bild und Anfang.',
    fr: 'Des articles d’un autre site, avec image et début.',
    en: 'Articles of another site, with picture and beginning.',
  },
  synonyms: ['Artikel', 'Presse', 'Blog', 'presse', 'articles', 'press'],
}
