import { defineSection } from '../../kernel/section/section.ts'
import { text } from '../../options/text/option.ts'

/** Kept, and read by nothing yet (decision 69). */
export const accounts = defineSection({
  name: 'accounts',
  label: { de: 'Weitere Konten', fr: 'Autres comptes', en: 'Other accounts' },
  place: 16,
  options: {
    'accounts.qualityRatingId': text(
      {
        de: 'Kennung der Qualitätsbewertung',
        fr: 'Identifiant de l’évaluation de qualité',
        en: 'Id of the quality rating',
      },
      { maxLength: 80, editable: false },
    ),
  },
})
