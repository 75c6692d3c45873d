// Written by Blickfang from the folders beside it.
import type { Source } from '@blickfang/contract/kernel/source.ts'
import { latestPosts } from './latest-posts/source.ts'

export const sources = {
  latestPosts,
} satisfies { readonly [name: string]: Source }

export type SourceName = keyof typeof sources
