import type { About } from '@blickfang/contract/kernel/block.ts'

export const headingAbout: About = {
  sentence: {
    de: 'Ein Titel mit einer Zeile darüber und einem Satz darunter.',
    fr: 'Un titre, une ligne au-dessus et une phrase en dessous.',
    en: 'A title with a line above and a sentence below.',
  },
  synonyms: ['Titel', 'Zwischentitel', 'Abschnitt', 'intertitre', 'section', 'headline'],
}
