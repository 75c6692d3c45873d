import { addBlocks, requireBundled } from '@blickfang/blocks/own/added-blocks.ts'
import type { Plugin } from 'payload'
import type { BlickfangOptions } from './options.ts'

/**
 * Adds Blickfang to a Payload project, with the project's own blocks. Nothing of the project is replaced; what both bring under one
 * name is refused with a sentence.
 */
export function blickfang({ blocks = {}, ...options }: BlickfangOptions): Plugin {
  return async (config) => {
    if (process.env.NEXT_RUNTIME) requireBundled(blocks)
    addBlocks(blocks)
    // All modules behind it make their own of the blocks as soon as they are read.
    const plugin = await import('./blickfang.ts')
    return plugin.blickfang(options)(config)
  }
}
