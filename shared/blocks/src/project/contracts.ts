import type { Block } from '@blickfang/contract/kernel/block.ts'

/** Blocks that a project adds, by name. A bundler puts those of the project in the place of this module, as with those beside it. */
export const blocks: { readonly [name: string]: Block } = {}
