import { marketItems as entries } from '@blickfang/contract/entries/market-items/collection.ts'
import { entryCollection } from '../entries/entry-collection.ts'

/** Adverts, which the block «Marktplatz» shows. */
export const marketItems = entryCollection(entries, {
  place: 9,
  defaultColumns: ['title', 'kind', 'cost', 'state', 'lastDay'],
})
