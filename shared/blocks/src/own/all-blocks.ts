import type { Block } from '@blickfang/contract/kernel/block.ts'
import { blocks } from '../contracts.generated.ts'
import { ownBlocks } from './added-blocks.ts'
import { joinBlocks } from './join-blocks.ts'

/** Every block in the one order of the catalogue: ours, and behind them those of the project. */
export const allBlocks: readonly Block[] = joinBlocks(Object.values<Block>(blocks), ownBlocks.read())
