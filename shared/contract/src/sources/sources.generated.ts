// Written by `npm run gen` from the folders beside it.
import type * as z from 'zod/mini'
import type { Source } from '../kernel/source.ts'
import { articles } from './articles/source.ts'
import { branches } from './branches/source.ts'
import { directory } from './directory/source.ts'
import { game } from './game/source.ts'
import { jobs } from './jobs/source.ts'
import { mapSetup } from './map-setup/source.ts'
import { marketItems } from './market-items/source.ts'
import { pages } from './pages/source.ts'
import { posts } from './posts/source.ts'
import { reviews } from './reviews/source.ts'
import { stops } from './stops/source.ts'
import { testimonials } from './testimonials/source.ts'
import { today } from './today/source.ts'
import { videoSetup } from './video-setup/source.ts'

export const sources = {
  articles,
  branches,
  directory,
  game,
  jobs,
  mapSetup,
  marketItems,
  pages,
  posts,
  reviews,
  stops,
  testimonials,
  today,
  videoSetup,
} satisfies { readonly [name: string]: Source }

export type SourceName = keyof typeof sources
/** Answer of each source. */
export type SourceData = { readonly [N in SourceName]: z.output<(typeof sources)[N]['schema']> }
