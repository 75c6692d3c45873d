import type { About } from '@blickfang/contract/kernel/block.ts'

export const testimonialsContainerAbout: About = {
  sentence: {
    de: 'Sätze von Kundinnen und Kunden.',
    fr: 'Des phrases de clientes et de clients.',
    en: 'Sentences of customers.',
  },
  synonyms: ['Referenzen', 'Zitate', 'Meinungen', 'références', 'avis', 'references'],
}
