import { $isListItemNode, INSERT_UNORDERED_LIST_COMMAND, REMOVE_LIST_COMMAND } from '@lexical/list'
import { $createHeadingNode, $isHeadingNode, type HeadingTagType } from '@lexical/rich-text'
import { $setBlocksType } from '@lexical/selection'
import {
  $createParagraphNode,
  $findMatchingParent,
  $isElementNode,
  type LexicalEditor,
  type LexicalNode,
} from 'lexical'
import { $selectedRange } from './register-block-ends.ts'
import { $setParagraphSize, $sizeOf } from './text-states.ts'

/** Kinds that a paragraph can be given. Source: spec/editor.md §4. */
export const hierarchies = ['h1', 'h2', 'h3', 'large', 'paragraph', 'small'] as const
export type Hierarchy = (typeof hierarchies)[number]
/** Kind of a paragraph as it is: texts that were brought along may have headings deeper than those that are offered. */
export type FoundHierarchy = Hierarchy | HeadingTagType

export function isHierarchy(name: string): name is Hierarchy {
  return hierarchies.some((known) => known === name)
}

export function isHeadingHierarchy(hierarchy: FoundHierarchy): boolean {
  return /^h[1-6]$/.test(hierarchy)
}

/** Makes the selected paragraphs headings, large, plain or small text. */
export function $setHierarchy(hierarchy: Hierarchy): void {
  const selection = $selectedRange()
  if (!selection) return
  $setBlocksType(selection, () => {
    if (hierarchy === 'h1' || hierarchy === 'h2' || hierarchy === 'h3') return $createHeadingNode(hierarchy)
    const paragraph = $createParagraphNode()
    return hierarchy === 'paragraph' ? paragraph : $setParagraphSize(paragraph, hierarchy)
  })
}

/** Kind of the block around a node. */
export function $hierarchyOf(node: LexicalNode): FoundHierarchy {
  const block = $blockOf(node)
  if ($isHeadingNode(block)) return block.getTag()
  const size = block ? $sizeOf(block) : 'medium'
  return size === 'medium' ? 'paragraph' : size
}

export function $isInList(node: LexicalNode): boolean {
  return $isListItemNode($blockOf(node))
}

export function $toggleList(editor: LexicalEditor, isList: boolean): void {
  editor.dispatchCommand(isList ? REMOVE_LIST_COMMAND : INSERT_UNORDERED_LIST_COMMAND, undefined)
}

export function $blockOf(node: LexicalNode): LexicalNode | null {
  return $findMatchingParent(node, (parent) => $isElementNode(parent) && !parent.isInline())
}
