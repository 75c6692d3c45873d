import type { About } from '@blickfang/contract/kernel/block.ts'

export const buttonRowAbout: About = {
  sentence: {
    de: 'Eine oder mehrere Schaltflächen nebeneinander.',
    fr: 'Un ou plusieurs boutons côte à côte.',
    en: 'One button or several, side by side.',
  },
  synonyms: ['Button', 'Knopf', 'Link', 'bouton', 'lien'],
}
