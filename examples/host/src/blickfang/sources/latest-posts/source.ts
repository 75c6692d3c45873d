import { defineSource } from '@blickfang/contract/kernel/source.ts'
import * as z from 'zod/mini'

/** The newest of the project's posts. */
export const latestPosts = defineSource({
  name: 'latestPosts',
  parameters: { count: 'options.count' },
  schema: z.array(z.object({ id: z.string(), title: z.string(), date: z.string() })),
  empty: [],
  tags: () => ['site', 'collection:posts'],
  ages: 'never',
  sample: [{ id: '1', title: 'Brot', date: '2026-11-27' }],
})
