import { INSERT_ORDERED_LIST_COMMAND, INSERT_UNORDERED_LIST_COMMAND, REMOVE_LIST_COMMAND } from '@lexical/list'
import {
  $findMatchingParent,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  $isRootNode,
  $isTextNode,
  COMMAND_PRIORITY_BEFORE_CRITICAL,
  CONTROLLED_TEXT_INSERTION_COMMAND,
  CUT_COMMAND,
  DELETE_CHARACTER_COMMAND,
  DELETE_LINE_COMMAND,
  DELETE_WORD_COMMAND,
  DRAGSTART_COMMAND,
  type ElementNode,
  FORMAT_TEXT_COMMAND,
  INSERT_LINE_BREAK_COMMAND,
  INSERT_PARAGRAPH_COMMAND,
  type LexicalCommand,
  type LexicalEditor,
  type LexicalNode,
  mergeRegister,
  PASTE_COMMAND,
  type PointType,
  type RangeSelection,
  REMOVE_TEXT_COMMAND,
} from 'lexical'
import { $isBlock } from './as-lines.ts'

/**
 * A triple click selects a block up to the beginning of the next one, in Chromium and in Safari. Actions on these words then
 * concern the block that was clicked. The selection itself stays until then, else Shift and an arrow would not get over the end of
 * a block.
 */
export function registerBlockEnds(editor: LexicalEditor): () => void {
  const before = <Payload>(action: LexicalCommand<Payload>) =>
    editor.registerCommand(
      action,
      () => {
        $selectedRange()
        return false
      },
      COMMAND_PRIORITY_BEFORE_CRITICAL,
    )
  return mergeRegister(
    before(CONTROLLED_TEXT_INSERTION_COMMAND),
    before(CUT_COMMAND),
    before(DELETE_CHARACTER_COMMAND),
    before(DELETE_LINE_COMMAND),
    before(DELETE_WORD_COMMAND),
    before(DRAGSTART_COMMAND),
    before(FORMAT_TEXT_COMMAND),
    before(INSERT_LINE_BREAK_COMMAND),
    before(INSERT_ORDERED_LIST_COMMAND),
    before(INSERT_PARAGRAPH_COMMAND),
    before(INSERT_UNORDERED_LIST_COMMAND),
    before(PASTE_COMMAND),
    before(REMOVE_LIST_COMMAND),
    before(REMOVE_TEXT_COMMAND),
  )
}

/**
 * Selected words, for actions that change them: a selection that ends where a block begins is cut to the end of the block before. A
 * selection of no more than the step from a block to the next stays as it is: deleting it joins the two.
 */
export function $selectedRange(): RangeSelection | null {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return null
  const [start, end] = selection.isBackward()
    ? [selection.focus, selection.anchor]
    : [selection.anchor, selection.focus]
  const block = $blockOf(end.getNode())
  const isBeyond = block !== null && !$blockOf(start.getNode())?.is(block) && $isBeginning(end, block)
  const before = isBeyond && $lastBefore(block)
  if (before && !$isEnd(start, before)) setEnd(end, before)
  return selection
}

function $blockOf(node: LexicalNode): ElementNode | null {
  const found = $findMatchingParent(node, $isBlock)
  return $isBlock(found ?? undefined) && !$isRootNode(found) ? (found as ElementNode) : null
}

/** Whether nothing of a block stands before a point in it. */
function $isBeginning(point: PointType, block: ElementNode): boolean {
  if (point.offset > 0) return false
  for (let node: LexicalNode | null = point.getNode(); node && !node.is(block); node = node.getParent())
    if (node.getPreviousSibling()) return false
  return true
}

/** The last words, line break or empty block before a block. */
function $lastBefore(block: ElementNode): LexicalNode | null {
  let node: LexicalNode | null = block
  while (node && !node.getPreviousSibling()) node = node.getParent()
  const before = node?.getPreviousSibling() ?? null
  return ($isElementNode(before) && before.getLastDescendant()) || before
}

function $isEnd(point: PointType, last: LexicalNode): boolean {
  const node = point.getNode()
  if (!$isElementNode(node)) return node.is(last) && point.offset === node.getTextContentSize()
  return (node.is(last) || node.isParentOf(last)) && $blockOf(node) !== null && point.offset === node.getChildrenSize()
}

function setEnd(end: PointType, last: LexicalNode): void {
  if ($isTextNode(last)) {
    end.set(last.getKey(), last.getTextContentSize(), 'text')
    return
  }
  const element = $isElementNode(last) ? last : last.getParentOrThrow()
  end.set(element.getKey(), element.getChildrenSize(), 'element')
}
