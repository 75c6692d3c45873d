import type { About } from '@blickfang/contract/kernel/block.ts'

export const ctaAbout: About = {
  sentence: {
    de: 'Ein Satz und eine Schaltfläche, die zu etwas einladen.',
    fr: 'Une phrase et un bouton qui invitent à quelque chose.',
    en: 'A sentence and a button that invite.',
  },
  synonyms: ['Aufforderung', 'Button', 'Aktion', 'invitation', 'bouton', 'call to action', 'Aufruf'],
}
