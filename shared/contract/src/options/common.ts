import { makeDefineBlock } from '../kernel/block.ts'
import { words } from '../kernel/words.ts'
import { colorSwatches } from './color-swatches/option.ts'
import { size } from './size/option.ts'

/** Options of every block, rendered by the frame around it: a restyle never touches 45 folders. */
export const common = {
  background: colorSwatches(words.background),
  spacing: size(words.spacing),
}

/** Declares a block of the catalogue; it gets the common options. */
export const defineBlock = makeDefineBlock(common)
