import type { Block } from '@blickfang/contract/kernel/block.ts'
import { blocks } from './contracts.generated.ts'

/** Names of the collections that pages can belong to: those that a block lists. */
export const pageCollections: readonly string[] = Object.values<Block>(blocks).flatMap(({ kind, collection }) =>
  kind === 'pageCollection' && collection ? [collection.name] : [],
)
