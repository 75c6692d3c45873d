import { jobOffers as entries } from '@blickfang/contract/entries/job-offers/collection.ts'
import { entryCollection } from '../entries/entry-collection.ts'

/** Open jobs, which the block «Stellen» shows. */
export const jobOffers = entryCollection(entries, {
  place: 8,
  defaultColumns: ['title', 'workQuota', 'branch', 'state', 'lastDay'],
})
