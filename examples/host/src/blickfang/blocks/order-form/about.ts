import type { About } from '@blickfang/contract/kernel/block.ts'

export const orderFormAbout: About = {
  sentence: {
    de: 'Besucherinnen bestellen; die Bestellung kommt als E-Mail.',
    fr: 'On commande ; la commande arrive par e-mail.',
    en: 'Visitors order; the order comes by mail.',
  },
  synonyms: ['Formular', 'Vorbestellung', 'formulaire', 'form'],
}
