import { text } from '../../options/text/option.ts'
import { defineEntries, part } from '../define-entries.ts'
import { offeredFields, offeredTitle } from '../offered-fields.ts'

/** Open jobs, which the block «Stellen» shows. */
export const jobOffers = defineEntries({
  collection: 'job-offers',
  label: {
    singular: { de: 'Stelle', fr: 'Poste', en: 'Job' },
    plural: { de: 'Stellen', fr: 'Postes', en: 'Jobs' },
  },
  add: { de: 'Stelle hinzufügen', fr: 'Ajouter un poste', en: 'Add a job' },
  title: 'title',
  fields: {
    ...offeredTitle,
    workQuota: part(
      text(
        { de: 'Pensum (80–100 %)', fr: 'Taux d’occupation (80–100 %)', en: 'Workload (80–100 %)' },
        { maxLength: 60 },
      ),
    ),
    ...offeredFields,
  },
})
