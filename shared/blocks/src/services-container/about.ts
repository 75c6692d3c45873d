import type { About } from '@blickfang/contract/kernel/block.ts'

export const servicesContainerAbout: About = {
  sentence: {
    de: 'Alle Seiten Ihrer Leistungen, die hier zusammenkommen.',
    fr: 'Toutes les pages de vos prestations, réunies ici.',
    en: 'All pages of your services, gathered here.',
  },
  synonyms: ['Angebot', 'Übersicht', 'Sammlung', 'offre', 'aperçu', 'overview'],
}
