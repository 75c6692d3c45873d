import type { GroupState } from './group-state.ts'
import type { PageDocument } from './page-document.ts'

/** All that stands on the page, as one reads it: each block, then its cards, in the order of now. */
export function groupsOnPage({ root, groups }: PageDocument): readonly GroupState[] {
  const withCards = (id: string): GroupState[] => {
    const state = groups.get(id)?.getState()
    return state ? [state, ...state.children.flatMap(withCards)] : []
  }
  return root.getState().blocks.flatMap(withCards)
}
