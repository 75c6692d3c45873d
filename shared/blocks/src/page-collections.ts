import { allBlocks } from './own/all-blocks.ts'

/** Names of the collections that pages can belong to: those that a block lists. */
export const pageCollections: readonly string[] = allBlocks.flatMap(({ collection }) =>
  collection ? [collection.name] : [],
)

/** Those whose members visitors see in blocks alone: their pages have no address for anybody else. */
export const groupCollections: readonly string[] = allBlocks.flatMap(({ kind, collection }) =>
  kind === 'groupCollection' && collection ? [collection.name] : [],
)
