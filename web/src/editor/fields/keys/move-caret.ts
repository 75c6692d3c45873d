import { $getRoot, $getSelection, $isRangeSelection, $isTextNode, type PointType, type TextNode } from 'lexical'
import { isMac } from '../../shell/shortcut.ts'
import { $blockOf } from '../lexical/blocks.ts'

type Unit = 'character' | 'word' | 'line' | 'lineboundary' | 'documentboundary'

/** Whether a key moves the caret, or deletes from it on. */
export function isOfCaret({ key }: KeyboardEvent): boolean {
  return /^(Arrow(Left|Right|Up|Down)|Home|End|Backspace|Delete)$/.test(key)
}

/** Where a key goes from the caret, and how far, by the habits of the system. */
export function motionOf(event: KeyboardEvent): { readonly isBackward: boolean; readonly by: Unit } {
  const isBackward = ['ArrowLeft', 'ArrowUp', 'Home', 'Backspace'].includes(event.key)
  return { isBackward, by: unitOf(event) }
}

function unitOf({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): Unit {
  const isUpright = key === 'ArrowUp' || key === 'ArrowDown'
  if (key === 'Home' || key === 'End') return ctrlKey ? 'documentboundary' : 'lineboundary'
  if (isMac && metaKey) return isUpright ? 'documentboundary' : 'lineboundary'
  if (isUpright) return 'line'
  return (isMac ? altKey : ctrlKey) ? 'word' : 'character'
}

/** Does what such a key does, in an editor that nobody sees: without lines there, a block stands for a line. */
export function $moveUnseen(event: KeyboardEvent): void {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return
  const { isBackward, by } = motionOf(event)
  const deletes = event.key === 'Backspace' || event.key === 'Delete'
  const isWide = !selection.isCollapsed()
  if (isWide && !deletes && by === 'character' && !event.shiftKey) {
    // An arrow goes to the near end of what is selected.
    const { key, offset, type } = selection.anchor
    if (isBackward !== selection.isBackward()) selection.focus.set(key, offset, type)
  } else if (!isWide || !deletes) {
    const to = $reach(selection.focus, isBackward, by)
    if (to) selection.focus.set(to.text.getKey(), to.offset, 'text')
  }
  if (deletes) selection.removeText()
  else if (!event.shiftKey) selection.anchor.set(selection.focus.key, selection.focus.offset, selection.focus.type)
}

interface Caret {
  readonly text: TextNode
  readonly offset: number
}

function $reach(from: PointType, isBackward: boolean, by: Unit): Caret | undefined {
  const node = from.getNode()
  const texts = $getRoot().getAllTextNodes()
  const edgeOf = (text: TextNode | undefined, isStart: boolean) =>
    text && { text, offset: isStart ? 0 : text.getTextContentSize() }
  if (by === 'documentboundary') return edgeOf(texts.at(isBackward ? 0 : -1), isBackward)
  if (by === 'lineboundary') {
    const own = texts.filter((text) => $blockOf(text)?.is($blockOf(node)))
    return edgeOf(own.at(isBackward ? 0 : -1), isBackward)
  }
  const others = texts.filter((text) => !text.is(node) && (by !== 'line' || !$blockOf(text)?.is($blockOf(node))))
  const next = isBackward ? others.findLast((text) => text.isBefore(node)) : others.find((text) => node.isBefore(text))
  if (by === 'line') return edgeOf(next, !isBackward)
  if ($isTextNode(node) && from.offset !== edgeOf(node, isBackward)?.offset)
    return { text: node, offset: boundaryOf(node.getTextContent(), from.offset, isBackward, by) }
  if (!next || !$blockOf(next)?.is($blockOf(node))) return edgeOf(next, !isBackward)
  // The same place in the words beside it, and one step further.
  const words = next.getTextContent()
  return { text: next, offset: boundaryOf(words, isBackward ? words.length : 0, isBackward, by) }
}

function boundaryOf(words: string, from: number, isBackward: boolean, by: Unit): number {
  const granularity = by === 'word' ? 'word' : 'grapheme'
  const parts = [...new Intl.Segmenter(undefined, { granularity }).segment(words)]
  const isGap = ({ isWordLike }: Intl.SegmentData) => by === 'word' && !isWordLike
  if (isBackward) return parts.findLast((part) => part.index < from && !isGap(part))?.index ?? 0
  const ahead = parts.find((part) => part.index + part.segment.length > from && !isGap(part))
  return ahead ? ahead.index + ahead.segment.length : words.length
}
