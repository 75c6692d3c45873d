import type { About } from '@blickfang/contract/kernel/block.ts'

export const factsAbout: About = {
  sentence: {
    de: 'Dauer, Preis, Person und Buchen auf einen Blick.',
    fr: 'Durée, prix, personne et réservation en un coup d’œil.',
    en: 'Duration, price, person and booking at a glance.',
  },
  synonyms: ['Dauer', 'Preis', 'Fakten', 'Steckbrief', 'durée', 'prix', 'fiche', 'details'],
}
