import type { About } from '@blickfang/contract/kernel/block.ts'

export const formAbout: About = {
  sentence: {
    de: 'Ein eigenes Formular: Sie bestimmen, was es fragt und wohin es geht.',
    fr: 'Un formulaire à vous : vous décidez ce qu’il demande et où il arrive.',
    en: 'A form of your own: you say what it asks and where it goes.',
  },
  synonyms: [
    ...['Formular', 'Anmeldung', 'Umfrage', 'Bestellung', 'Fragebogen', 'Felder'],
    ...['formulaire', 'inscription', 'sondage', 'commande', 'form', 'survey'],
  ],
}
