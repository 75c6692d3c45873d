import type { AnyIsland } from '@blickfang/views/kernel/island/define-island.tsx'

/** The moving parts of a project's blocks, by name. */
export const blockIslands: { readonly [name: string]: AnyIsland } = {}
