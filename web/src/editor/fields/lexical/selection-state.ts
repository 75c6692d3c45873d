import type { LinkNode } from '@blickfang/contract/content/rich-text.ts'
import { $getSelection, $isRangeSelection, type LexicalEditor } from 'lexical'
import { $hierarchyOf, $isInList, type FoundHierarchy } from './blocks.ts'
import { $linkOf } from './links.ts'
import { $colorOf, $sizeOf, type TextColor, type TextSize } from './text-states.ts'

/** State of the selection that the toolbar shows. */
export interface SelectionState {
  readonly hasWords: boolean
  readonly bold: boolean
  readonly italic: boolean
  readonly list: boolean
  readonly hierarchy: FoundHierarchy
  readonly size: TextSize
  readonly color: TextColor
  /** The link that the caret, or the beginning of the selected words, is in. */
  readonly link: LinkNode['fields'] | null
}

const nothing: SelectionState = {
  hasWords: false,
  bold: false,
  italic: false,
  list: false,
  hierarchy: 'paragraph',
  size: 'medium',
  color: 'transparent',
  link: null,
}

export function readSelection(editor: LexicalEditor): SelectionState {
  return editor.getEditorState().read($readSelection)
}

export function $readSelection(): SelectionState {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return nothing
  const node = selection.anchor.getNode()
  const link = $linkOf(node)
  return {
    hasWords: !selection.isCollapsed() && selection.getTextContent().trim() !== '',
    bold: selection.hasFormat('bold'),
    italic: selection.hasFormat('italic'),
    list: $isInList(node),
    hierarchy: $hierarchyOf(node),
    size: $sizeOf(node),
    color: $colorOf(node),
    link: link?.getFields() ?? null,
  }
}
