import { marketItems } from '@blickfang/contract/sources/market-items/source.ts'
import { sql } from '@payloadcms/db-postgres'
import type { output } from 'zod/mini'
import { type EntryRow, entryMediaIds, entryRows, entryView } from '../entry-rows.ts'
import { defineReader } from '../source-reader.ts'

type Item = output<typeof marketItems.schema>[number]
type ItemRow = EntryRow & Omit<Item, keyof EntryRow | 'images'>

const more = sql`'type', e.type, 'kind', e.kind, 'cost', e.cost, 'toBePickedUp', coalesce(e.to_be_picked_up, false),
  'subjectToPostage', coalesce(e.subject_to_postage, false), 'askingPrice', coalesce(e.asking_price, false)`

export const marketItemsReader = defineReader(marketItems, {
  rows: ({ locale }) => entryRows({ collection: 'market-items', locale, more }),
  mediaIds: entryMediaIds,
  view: (rows: ItemRow[] | null, found) =>
    (rows ?? []).map((row) => {
      const { type, kind, cost, toBePickedUp, subjectToPostage, askingPrice } = row
      return { ...entryView(row, found), type, kind, cost, toBePickedUp, subjectToPostage, askingPrice }
    }),
})
