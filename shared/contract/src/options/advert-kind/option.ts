import { defineChoice } from '../../kernel/option.ts'

/** Whether an advert offers something or looks for it. Source: spec/public-site.md §3. */
export const advertKind = defineChoice({
  type: 'advertKind',
  values: {
    offering: { de: 'Ich biete', fr: 'J’offre', en: 'Offering' },
    searching: { de: 'Ich suche', fr: 'Je cherche', en: 'Looking for' },
  },
  fallback: 'offering',
})
