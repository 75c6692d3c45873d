import { entryCollection, entryFields, titleField } from '../entries/entry-fields.ts'

/** Open jobs, which the block «Stellen» shows. */
export const jobOffers = entryCollection({
  slug: 'job-offers',
  custom: { place: 8 },
  labels: {
    singular: { de: 'Stelle', fr: 'Poste', en: 'Job' },
    plural: { de: 'Stellen', fr: 'Postes', en: 'Jobs' },
  },
  defaultColumns: ['title', 'workQuota', 'branch', 'state', 'lastDay'],
  fields: [
    titleField,
    {
      name: 'workQuota',
      type: 'text',
      maxLength: 60,
      label: { de: 'Pensum (80–100 %)', fr: 'Taux d’occupation (80–100 %)', en: 'Workload (80–100 %)' },
    },
    ...entryFields,
  ],
})
