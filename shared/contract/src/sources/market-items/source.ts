import * as z from 'zod/mini'
import { toRichText } from '../../content/rich-text.ts'
import { defineSource } from '../../kernel/source.ts'
import { entryFields, entryTags, firstEnd, sampleEntry } from '../entry.ts'

/** Offers and searches of the marketplace, the newest first. Source: spec/public-site.md §3. */
export const marketItems = defineSource({
  name: 'marketItems',
  schema: z.array(
    z.object({
      ...entryFields,
      type: z.enum(['frame', 'object', 'job']),
      kind: z.enum(['offering', 'searching']),
      /** In CHF; null where none is named. */
      cost: z.nullable(z.number()),
      toBePickedUp: z.boolean(),
      subjectToPostage: z.boolean(),
      /** The price may be talked about. */
      askingPrice: z.boolean(),
    }),
  ),
  empty: [],
  tags: (shown) => entryTags('market-items', shown),
  ages: { moment: firstEnd },
  sample: [
    {
      ...sampleEntry,
      title: 'Phoropter, 2019',
      text: toRichText('Gut gepflegt, mit Handbuch.'),
      type: 'object',
      kind: 'offering',
      cost: 1800,
      toBePickedUp: true,
      subjectToPostage: false,
      askingPrice: true,
    },
    {
      ...sampleEntry,
      id: '00000000-0000-4000-8000-0000000000e2',
      title: 'Kinderfassungen',
      type: 'frame',
      kind: 'searching',
      cost: null,
      toBePickedUp: false,
      subjectToPostage: true,
      askingPrice: false,
    },
  ],
})
