import { viewLoaders as ownLoaders } from '@blickfang/blocks/project/view-loaders'
import { viewLoaders } from '../view-loaders.generated.ts'
import { type AnyBlockView, byBlock } from './any-view.ts'

/** Loaders of the views of each block, by its name: for a page that has the code of its own blocks only. */
export const loadersOfViews = byBlock<() => Promise<AnyBlockView>>({ ...viewLoaders, ...ownLoaders })
