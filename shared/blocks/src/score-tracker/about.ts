import type { About } from '@blickfang/contract/kernel/block.ts'

export const scoreTrackerAbout: About = {
  sentence: {
    de: 'Die Karte, auf der eine Gruppe ihre Schläge zählt.',
    fr: 'La carte sur laquelle un groupe compte ses coups.',
    en: 'The card on which a group counts its strokes.',
  },
  synonyms: ['Golf', 'Spiel', 'Punkte', 'jeu', 'score'],
}
