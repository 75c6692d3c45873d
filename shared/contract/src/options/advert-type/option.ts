import { defineChoice } from '../../kernel/option.ts'

/** Subject of an advert. Source: spec/public-site.md §3. */
export const advertType = defineChoice({
  type: 'advertType',
  values: {
    frame: { de: 'Fassung', fr: 'Monture', en: 'Frame' },
    object: { de: 'Gegenstand', fr: 'Objet', en: 'Object' },
    job: { de: 'Stelle', fr: 'Poste', en: 'Job' },
  },
  fallback: 'object',
})
