import { posts } from '@blickfang/contract/sources/posts/source.ts'
import { feedEntries } from '../feed-entries.ts'
import { defineReader } from '../source-reader.ts'

export const postsReader = defineReader(posts, feedEntries('posts'))
