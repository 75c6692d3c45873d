import type { output } from 'zod/mini'
import { defineChoice } from '../../kernel/option.ts'

/** The kind of business of the site: titles say it, and search engines file it by it. */
export const businessKind = defineChoice({
  type: 'businessKind',
  values: {
    other: { de: 'Anderes Geschäft', fr: 'Autre commerce', en: 'Other business' },
    bakery: { de: 'Bäckerei', fr: 'Boulangerie', en: 'Bakery' },
    beauty: { de: 'Kosmetikstudio', fr: 'Institut de beauté', en: 'Beauty salon' },
    cafe: { de: 'Café', fr: 'Café', en: 'Café' },
    club: { de: 'Verein', fr: 'Association', en: 'Club' },
    craft: { de: 'Handwerksbetrieb', fr: 'Entreprise artisanale', en: 'Craft business' },
    dentist: { de: 'Zahnarztpraxis', fr: 'Cabinet dentaire', en: 'Dentist' },
    fitness: { de: 'Fitnesscenter', fr: 'Centre de fitness', en: 'Gym' },
    florist: { de: 'Blumengeschäft', fr: 'Fleuriste', en: 'Florist' },
    garage: { de: 'Autogarage', fr: 'Garage', en: 'Garage' },
    hairdresser: { de: 'Coiffeursalon', fr: 'Salon de coiffure', en: 'Hairdresser' },
    hotel: { de: 'Hotel', fr: 'Hôtel', en: 'Hotel' },
    office: { de: 'Büro', fr: 'Bureau', en: 'Office' },
    optician: { de: 'Optiker', fr: 'Opticien', en: 'Optician' },
    pharmacy: { de: 'Apotheke', fr: 'Pharmacie', en: 'Pharmacy' },
    practice: { de: 'Arztpraxis', fr: 'Cabinet médical', en: 'Medical practice' },
    restaurant: { de: 'Restaurant', fr: 'Restaurant', en: 'Restaurant' },
    shop: { de: 'Laden', fr: 'Magasin', en: 'Shop' },
  },
  fallback: 'other',
})

export type BusinessKind = output<ReturnType<typeof businessKind>['schema']>
