import type { About } from '@blickfang/contract/kernel/block.ts'

/** Words of the add dialog about a project's blocks. */
export const abouts: { readonly [block: string]: About | undefined } = {}
