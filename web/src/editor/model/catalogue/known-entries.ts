import { definePart } from '../../../ui/parts/define-part.ts'

/** Declarations of entries such as jobs: they come with whatever shows or changes those. */
export const knownEntries = definePart(() => import('@blickfang/contract/entries/entry-values.ts'))
