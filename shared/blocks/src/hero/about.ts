import type { About } from '@blickfang/contract/kernel/block.ts'

export const heroAbout: About = {
  sentence: {
    de: 'Der grosse Anfang einer Seite: Bild, Titel, Satz und Schaltfläche.',
    fr: 'Le grand début d’une page : image, titre, phrase et bouton.',
    en: 'The large beginning of a page: picture, title, sentence and button.',
  },
  synonyms: [
    'Kopfbild',
    'Titelbild',
    'Start',
    'Banner',
    'Einstieg',
    'en-tête',
    'bannière',
    'header',
    'banner',
    'Auftakt',
    'Hero',
  ],
}
