import type { About } from '@blickfang/contract/kernel/block.ts'

export const gameSetupAbout: About = {
  sentence: {
    de: 'Ein Schritt auf dem Weg ins Golfspiel.',
    fr: 'Une étape vers le jeu de golf.',
    en: 'A step on the way into the golf game.',
  },
  synonyms: ['Golf', 'Spiel', 'jeu', 'game'],
}
