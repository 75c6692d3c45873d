import type { About } from '@blickfang/contract/kernel/block.ts'

export const contactAbout: About = {
  sentence: {
    de: 'Adresse, Telefon und Öffnungszeiten Ihres Geschäfts.',
    fr: 'Adresse, téléphone et horaires de votre commerce.',
    en: 'Address, phone and hours of your shop.',
  },
  synonyms: ['Adresse', 'Telefon', 'Anfahrt', 'Zeiten', 'adresse', 'téléphone', 'horaires', 'address', 'hours'],
}
