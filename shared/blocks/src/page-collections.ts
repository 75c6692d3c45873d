import type { Block } from '@blickfang/contract/kernel/block.ts'
import { blocks } from './contracts.generated.ts'

/** Names of the collections that pages can belong to: those that a block lists. */
export const pageCollections: readonly string[] = Object.values<Block>(blocks).flatMap(({ collection }) =>
  collection ? [collection.name] : [],
)

/** Those whose members visitors see in blocks alone: their pages have no address for anybody else. */
export const groupCollections: readonly string[] = Object.values<Block>(blocks).flatMap(({ kind, collection }) =>
  kind === 'groupCollection' && collection ? [collection.name] : [],
)
