import type { About } from '@blickfang/contract/kernel/block.ts'

export const teamContainerAbout: About = {
  sentence: {
    de: 'Die Menschen Ihres Geschäfts, mit Bild und Aufgabe.',
    fr: 'Les gens de votre commerce, avec image et fonction.',
    en: 'The people of your shop, with picture and role.',
  },
  synonyms: ['Personen', 'Mitarbeitende', 'Über uns', 'personnes', 'équipe', 'staff', 'people'],
}
