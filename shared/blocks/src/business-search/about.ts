import type { About } from '@blickfang/contract/kernel/block.ts'

export const businessSearchAbout: About = {
  sentence: {
    de: 'Geschäfte suchen, nach Ort und Angebot.',
    fr: 'Chercher des commerces par lieu et par offre.',
    en: 'Find shops by place and offer.',
  },
  synonyms: ['Suche', 'Händler', 'Standorte', 'recherche', 'magasins', 'search', 'shops'],
}
