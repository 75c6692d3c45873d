import { allBlocks } from '@blickfang/blocks/own/all-blocks.ts'
import { knowBlocks } from './known-blocks.ts'

/** Makes the editor know every block. */
export function knowAllBlocks(): void {
  knowBlocks(allBlocks)
}
