import type { About } from '@blickfang/contract/kernel/block.ts'

export const richTextBlockAbout: About = {
  sentence: {
    de: 'Ein Text mit Titeln, Listen und Links.',
    fr: 'Un texte avec titres, listes et liens.',
    en: 'A text with headings, lists and links.',
  },
  synonyms: ['Absatz', 'Schreiben', 'Liste', 'paragraphe', 'liste', 'paragraph'],
}
