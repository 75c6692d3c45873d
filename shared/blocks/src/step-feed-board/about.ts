import type { About } from '@blickfang/contract/kernel/block.ts'

export const stepFeedBoardAbout: About = {
  sentence: {
    de: 'Was nacheinander geschieht, nummeriert.',
    fr: 'Ce qui se passe l’un après l’autre, numéroté.',
    en: 'What happens one after the other, numbered.',
  },
  synonyms: ['Ablauf', 'Anleitung', 'Prozess', 'Zeitstrahl', 'déroulement', 'processus', 'process', 'timeline'],
}
