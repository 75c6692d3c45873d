import type { About } from '@blickfang/contract/kernel/block.ts'

export const multiCtaAbout: About = {
  sentence: {
    de: 'Zwei bis vier Einladungen für verschiedene Wünsche.',
    fr: 'Deux à quatre invitations pour des souhaits différents.',
    en: 'Two to four invitations for different wishes.',
  },
  synonyms: ['Karten', 'Wege', 'Button', 'cartes', 'boutons', 'cards', 'Aufrufe'],
}
