import * as z from 'zod/mini'
import { toRichText } from '../../content/rich-text.ts'
import { defineSource } from '../../kernel/source.ts'
import { entryFields, entryTags, firstEnd, sampleEntry } from '../entry.ts'

/** The jobs that are open, the newest first. */
export const jobs = defineSource({
  name: 'jobs',
  schema: z.array(z.object({ ...entryFields, /** As it is written: «80–100 %». */ workQuota: z.string() })),
  empty: [],
  tags: (shown) => entryTags('job-offers', shown),
  ages: { moment: firstEnd },
  sample: [
    { ...sampleEntry, text: toRichText('Sie beraten gern und messen genau.'), workQuota: '80–100 %' },
    { ...sampleEntry, id: '00000000-0000-4000-8000-0000000000e2', branch: null, contact: null, workQuota: '' },
  ],
})
