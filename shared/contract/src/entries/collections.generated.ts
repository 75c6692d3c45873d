// Written by `npm run gen` from the folders beside it.
import type { EntryCollection } from './define-entries.ts'
import { businesses } from './businesses/collection.ts'
import { jobOffers } from './job-offers/collection.ts'
import { marketItems } from './market-items/collection.ts'

export const entries = {
  businesses,
  jobOffers,
  marketItems,
} satisfies { readonly [name: string]: EntryCollection }
