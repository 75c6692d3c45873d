// Written by Blickfang from the folders beside it.
import type { SourceReader } from '@blickfang/cms'
import type { SourceName, sources } from './sources.generated.ts'
import { latestPostsReader } from './latest-posts/reader.ts'

export const readers = {
  latestPosts: latestPostsReader,
} satisfies { readonly [N in SourceName]: SourceReader<(typeof sources)[N]> }
