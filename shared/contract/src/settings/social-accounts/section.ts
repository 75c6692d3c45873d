import { defineSection } from '../../kernel/section/section.ts'
import { text } from '../../options/text/option.ts'
import { webAddress } from '../../options/web-address/option.ts'

export const socialAccounts = defineSection({
  name: 'socialAccounts',
  label: { de: 'Soziale Medien', fr: 'Réseaux sociaux', en: 'Social media' },
  place: 9,
  options: {
    'socialAccounts.instagram': text({ de: 'Instagram', fr: 'Instagram', en: 'Instagram' }),
    'socialAccounts.facebook': text({ de: 'Facebook', fr: 'Facebook', en: 'Facebook' }),
    'socialAccounts.linkedin': text({ de: 'LinkedIn', fr: 'LinkedIn', en: 'LinkedIn' }),
    'socialAccounts.reviewsWidget': webAddress(
      { de: 'Adresse des Bewertungs-Widgets', fr: 'Adresse du widget d’avis', en: 'Address of the reviews widget' },
      { editable: false },
    ),
  },
})
