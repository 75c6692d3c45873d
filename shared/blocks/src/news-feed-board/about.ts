import type { About } from '@blickfang/contract/kernel/block.ts'

export const newsFeedBoardAbout: About = {
  sentence: {
    de: 'Kurze Meldungen mit Datum.',
    fr: 'De brèves nouvelles datées.',
    en: 'Short dated news.',
  },
  synonyms: ['News', 'Meldungen', 'Aktuelles', 'Blog', 'nouvelles', 'blog'],
}
