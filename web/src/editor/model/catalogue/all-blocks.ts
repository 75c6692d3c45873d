import { blocks } from '@blickfang/blocks/contracts.generated.ts'
import { knowBlocks } from './known-blocks.ts'

/** Makes the editor know every block. */
export function knowAllBlocks(): void {
  knowBlocks(Object.values(blocks))
}
