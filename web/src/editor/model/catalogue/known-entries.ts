import { definePart } from '../../../ui/parts/define-part.ts'

/** What is known of entries such as jobs: it comes with what shows or changes them. */
export const knownEntries = definePart(() => import('@blickfang/contract/entries/entry-values.ts'))
