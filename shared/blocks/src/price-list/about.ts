import type { About } from '@blickfang/contract/kernel/block.ts'

export const priceListAbout: About = {
  sentence: {
    de: 'Leistungen mit Dauer und Preis, in Gruppen.',
    fr: 'Des prestations avec leur durée et leur prix, par groupes.',
    en: 'Services with duration and price, in groups.',
  },
  synonyms: ['Preise', 'Tarif', 'Speisekarte', 'Menü', 'prix', 'tarifs', 'carte', 'prices', 'menu'],
}
