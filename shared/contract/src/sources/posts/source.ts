import * as z from 'zod/mini'
import { defineSource } from '../../kernel/source.ts'
import { feedEntrySchema, feedTags, sampleEntry } from '../feed-entry.ts'

/** The shop's posts on Instagram, the latest first: the last state in which the job `loadPosts` could read them. */
export const posts = defineSource({
  name: 'posts',
  schema: z.array(feedEntrySchema),
  empty: [],
  tags: (entries) => feedTags('posts', entries),
  ages: 'never',
  sample: [
    sampleEntry,
    { ...sampleEntry, id: '17900000000000002', text: '', at: null },
    { ...sampleEntry, id: '17900000000000003', isVideo: true },
  ],
})
