import * as z from 'zod/mini'
import { defineSource } from '../../kernel/source.ts'
import { feedEntrySchema, feedTags, sampleEntry } from '../feed-entry.ts'

const article = { ...sampleEntry, title: 'Myopie bei Kindern', href: 'https://magazin.example.ch/myopie' }

/** Articles of elsewhere that the settings name, in their order: the last state in which the job `loadArticles` could read them. */
export const articles = defineSource({
  name: 'articles',
  schema: z.array(feedEntrySchema),
  empty: [],
  tags: (entries) => feedTags('articles', entries),
  ages: 'never',
  sample: [article, { ...article, id: '2', title: 'Trockene Augen', text: '', at: null, image: null }],
})
