import { useMemo } from 'react'
import { useBlocks, useEditor, useGroup } from '../../context/editor-context.tsx'
import { findGroup } from '../../model/catalogue/known-blocks.ts'
import type { PageDocument } from '../../model/page-document.ts'
import { siblings } from '../../model/sort-siblings.ts'

/** The blocks of the page, or the cards of a block's slot, that a block or card moves among, itself included, in their order. */
export function siblingsInSlot(page: PageDocument, groupId: string): readonly string[] {
  const group = page.groups.get(groupId)?.getState()
  if (!group) return []
  const slot = findGroup(group.name)?.slot
  const others = siblings(page, group.parentId).filter(({ name }) => findGroup(name)?.slot === slot)
  return others.map(({ id }) => id)
}

/** The same for a component, which is drawn anew as they change. */
export function useSiblings(groupId: string): readonly string[] {
  const { document: page } = useEditor()
  const parentId = useGroup(groupId, (group) => group.parentId)
  const blocks = useBlocks()
  const cards = useGroup(parentId ?? groupId, (group) => group.children)
  // biome-ignore lint/correctness/useExhaustiveDependencies: worked out anew as they come, go and move
  return useMemo(() => siblingsInSlot(page, groupId), [page, groupId, blocks, cards])
}
