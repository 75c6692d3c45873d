import { blocks as named } from '@blickfang/blocks/project/contracts'
import type { Block } from '@blickfang/contract/kernel/block.ts'
import { ownThings } from '@blickfang/contract/kernel/own/own-things.ts'

/** The blocks of the project. */
export const ownBlocks = ownThings<Block>({ words: ['block', 'blocks'] }, named)
