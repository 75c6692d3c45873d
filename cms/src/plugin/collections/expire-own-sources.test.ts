import { defineSource } from '@blickfang/contract/kernel/source.ts'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { withExpiry } from './expire-own-sources.ts'

const latestPosts = defineSource({
  name: 'latestPosts',
  parameters: { count: 'options.count' },
  schema: z.array(z.object({ id: z.string() })),
  empty: [],
  tags: (shown) => ['site', 'collection:posts', ...shown.map(({ id }) => `page:${id}`)],
  ages: 'never',
  sample: [{ id: '1' }],
})

test('the collections that a project’s sources show tell of what is saved, behind the hooks of their own', () => {
  const theirs = () => undefined
  const posts = { slug: 'posts', fields: [], hooks: { afterChange: [theirs], beforeChange: [theirs] } }
  const stories = { slug: 'stories', fields: [] }
  const [hooked, other] = withExpiry([posts, stories], [latestPosts])
  expect(other).toBe(stories)
  expect(hooked?.hooks).toEqual({
    beforeChange: [theirs],
    afterChange: [theirs, expect.any(Function)],
    afterDelete: [expect.any(Function)],
  })
  expect(withExpiry([posts], [])).toEqual([posts])
})
