import type { About } from '@blickfang/contract/kernel/block.ts'

export const figuresAbout: About = {
  sentence: {
    de: 'Grosse Zahlen mit einem Wort dazu, die beim Erscheinen hochzählen.',
    fr: 'De grands chiffres avec un mot, qui défilent quand on les voit.',
    en: 'Large numbers with a word, which count up as they appear.',
  },
  synonyms: ['Kennzahlen', 'Zähler', 'Statistik', 'compteur', 'statistiques', 'counter', 'stats', 'numbers'],
}
