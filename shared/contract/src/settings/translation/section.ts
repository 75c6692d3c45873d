import { defineSection } from '../../kernel/section/section.ts'
import { terms } from '../../options/terms/option.ts'

export const translation = defineSection({
  name: 'translation',
  label: { de: 'Wörter der Website', fr: 'Mots du site', en: 'Words of the site' },
  place: 17,
  options: {
    'translation.terms': terms({
      de: 'Immer so übersetzen',
      fr: 'Toujours traduire ainsi',
      en: 'Always translate so',
    }),
  },
})
