// Written by `npm run gen` from the folders beside it.
import type { SourceName, sources } from '@blickfang/contract/sources/sources.generated.ts'
import type { SourceReader } from './source-reader.ts'
import { articlesReader } from './articles/reader.ts'
import { branchesReader } from './branches/reader.ts'
import { directoryReader } from './directory/reader.ts'
import { gameReader } from './game/reader.ts'
import { jobsReader } from './jobs/reader.ts'
import { marketItemsReader } from './market-items/reader.ts'
import { pagesReader } from './pages/reader.ts'
import { postsReader } from './posts/reader.ts'
import { reviewsReader } from './reviews/reader.ts'
import { stopsReader } from './stops/reader.ts'
import { testimonialsReader } from './testimonials/reader.ts'
import { todayReader } from './today/reader.ts'

export const readers = {
  articles: articlesReader,
  branches: branchesReader,
  directory: directoryReader,
  game: gameReader,
  jobs: jobsReader,
  marketItems: marketItemsReader,
  pages: pagesReader,
  posts: postsReader,
  reviews: reviewsReader,
  stops: stopsReader,
  testimonials: testimonialsReader,
  today: todayReader,
} satisfies { readonly [N in SourceName as (typeof sources)[N]['answeredBy'] extends 'cms' ? N : never]: SourceReader<(typeof sources)[N]> }
