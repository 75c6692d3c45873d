import type { Placed } from '@blickfang/contract/kernel/sibling-order.ts'
import type { PageSection } from '../../session/session-ports.ts'

/** Pages of each list that are shown at once, and added each time. */
export const atOnce = 50

/** How far one list of pages is read. */
export interface Part {
  readonly total: number
  readonly read: number
  /** The last page that was read; null: there are no others. */
  readonly end: Placed | null
  /** The block of some page that arranges the list for visitors. */
  readonly container: PageSection['container']
}

/** Part of a list after an answer that adds to the pages read before it. */
export function partOf(
  { total, pages, next, container }: Pick<PageSection, 'total' | 'pages' | 'next' | 'container'>,
  before = 0,
): Part {
  return { total, read: before + pages.length, end: (next && pages.at(-1)) || null, container }
}
