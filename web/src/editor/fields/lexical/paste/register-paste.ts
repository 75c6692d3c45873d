import { $generateNodesFromDOM } from '@lexical/html'
import { DRAG_DROP_PASTE } from '@lexical/rich-text'
import {
  $createParagraphNode,
  $createTextNode,
  $getSelection,
  $isElementNode,
  $isLineBreakNode,
  $isParagraphNode,
  $isRangeSelection,
  $isTextNode,
  $onUpdate,
  type BaseSelection,
  COMMAND_PRIORITY_HIGH,
  CONTROLLED_TEXT_INSERTION_COMMAND,
  type ElementNode,
  type LexicalEditor,
  type LexicalNode,
  mergeRegister,
  PASTE_COMMAND,
  PASTE_TAG,
  type PasteCommandType,
  SELECTION_INSERT_CLIPBOARD_NODES_COMMAND,
} from 'lexical'
import { $isBlock } from '../as-lines.ts'
import { $hierarchyOf, isHeadingHierarchy } from '../blocks.ts'
import { $createLinkNode, $isLinkNode } from '../link-node.ts'
import { keptFormats } from '../register-whitelist.ts'
import type { Loss } from './loss.ts'
import { tidyDocument } from './tidy-document.ts'

/** Names a text of this site on the clipboard. */
export const namespace = 'blickfang'

interface Listeners {
  /** Marks such as underline did not come along. */
  readonly onPlain: () => void
  readonly onLost: (lost: ReadonlySet<Loss>) => void
}

/**
 * Takes what comes from the clipboard or by drag and drop, before it gets among the words: without the empty lines that other
 * programs put around and, in a heading, between it, and with a word of what does not come along.
 */
export function registerPaste(editor: LexicalEditor, { onPlain, onLost }: Listeners): () => void {
  return mergeRegister(
    editor.registerCommand(
      PASTE_COMMAND,
      (event) => pastePlainText(editor, event) || pasteDocument(editor, event, onLost),
      COMMAND_PRIORITY_HIGH,
    ),
    // What is dropped from elsewhere.
    editor.registerCommand(
      CONTROLLED_TEXT_INSERTION_COMMAND,
      (event) => {
        const [data, selection] = [typeof event === 'string' ? null : event.dataTransfer, $getSelection()]
        return data !== null && selection !== null && $insertDocument(editor, { data, selection, onLost })
      },
      COMMAND_PRIORITY_HIGH,
    ),
    editor.registerCommand(
      DRAG_DROP_PASTE,
      () => {
        onLost(new Set(['pictures']))
        return true
      },
      COMMAND_PRIORITY_HIGH,
    ),
    editor.registerCommand(
      SELECTION_INSERT_CLIPBOARD_NODES_COMMAND,
      ({ nodes, selection }) => {
        if (!$isRangeSelection(selection)) return false
        if (nodes.some($hasOtherFormats)) $onUpdate(onPlain)
        const isInHeading = isHeadingHierarchy($hierarchyOf(selection.anchor.getNode()))
        selection.insertNodes($withoutEmptyLines(nodes.flatMap($withLinksInside), isInHeading))
        return true
      },
      COMMAND_PRIORITY_HIGH,
    ),
  )
}

/** A line is a paragraph, as in a document; the site's paragraphs have their own space between them. */
function pastePlainText(editor: LexicalEditor, event: PasteCommandType): boolean {
  const data = 'clipboardData' in event ? event.clipboardData : null
  const text = data?.getData('text/plain')
  if (!text || data?.getData('text/html') || data?.getData('application/x-lexical-editor')) return false
  event.preventDefault()
  editor.update(
    () => {
      const selection = $getSelection()
      if (!selection) return
      const lines = text.split(/\r\n|\r|\n/).map((line) => (line ? [$createTextNode(line.replaceAll('\t', ' '))] : []))
      const isLine = lines.length === 1
      const nodes = isLine ? lines.flat() : lines.map((line) => $createParagraphNode().append(...line))
      editor.dispatchCommand(SELECTION_INSERT_CLIPBOARD_NODES_COMMAND, { nodes, selection })
    },
    { tag: PASTE_TAG },
  )
  return true
}

function pasteDocument(editor: LexicalEditor, event: PasteCommandType, onLost: Listeners['onLost']): boolean {
  const data = 'clipboardData' in event ? event.clipboardData : null
  if (!data || !isForeignDocument(data)) return false
  event.preventDefault()
  editor.update(
    () => {
      const selection = $getSelection()
      if (selection) $insertDocument(editor, { data, selection, onLost })
    },
    { tag: PASTE_TAG },
  )
  return true
}

interface Insertion {
  readonly data: DataTransfer
  readonly selection: BaseSelection
  readonly onLost: Listeners['onLost']
}

function $insertDocument(editor: LexicalEditor, { data, selection, onLost }: Insertion): boolean {
  if (!isForeignDocument(data)) return false
  const pasted = new DOMParser().parseFromString(data.getData('text/html'), 'text/html')
  const lost = tidyDocument(pasted.body)
  if (lost.size > 0) $onUpdate(() => onLost(lost))
  const nodes = $generateNodesFromDOM(editor, pasted)
  editor.dispatchCommand(SELECTION_INSERT_CLIPBOARD_NODES_COMMAND, { nodes, selection })
  return true
}

/** Neither from a text of this site, which brings its own nodes along, nor words that a phone's keyboard writes as a document. */
function isForeignDocument(data: DataTransfer): boolean {
  const html = data.getData('text/html')
  return html !== '' && html !== data.getData('text/plain') && !isOwn(data.getData('application/x-lexical-editor'))
}

function isOwn(nodes: string): boolean {
  return nodes.startsWith(`{"namespace":"${namespace}"`)
}

function $hasOtherFormats(node: LexicalNode): boolean {
  // Everybody underlines links.
  if ($isLinkNode(node)) return false
  if ($isElementNode(node)) return node.getChildren().some($hasOtherFormats)
  return $isTextNode(node) && (node.getFormat() & ~keptFormats) !== 0 && node.getTextContent().trim() !== ''
}

/** A link around headings and paragraphs, which web pages have, becomes a link in each of them. */
function $withLinksInside(node: LexicalNode): LexicalNode[] {
  if ($isLinkNode(node) && node.getChildren().some($isBlock)) {
    const link = (words: LexicalNode[]) => $createLinkNode(node.getFields()).append(...words)
    return $inRuns(node.getChildren(), link).map((part) =>
      $isBlock(part) ? part.append(link(part.getChildren())) : part,
    )
  }
  const parts = $isParagraphNode(node) ? node.getChildren().flatMap($withLinksInside) : []
  return parts.some($isBlock) ? $inRuns(parts, (words) => $createParagraphNode().append(...words)) : [node]
}

/** The blocks as they are, and each run of words between them in a parent of its own. */
function $inRuns(nodes: readonly LexicalNode[], parentOf: (words: LexicalNode[]) => ElementNode): LexicalNode[] {
  const runs: LexicalNode[][] = []
  for (const node of nodes) {
    const last = runs.at(-1)
    if (!last || $isBlock(node) || $isBlock(last[0])) runs.push([node])
    else last.push(node)
  }
  return runs.flatMap((run) => ($isBlock(run[0]) ? run : [parentOf(run)]))
}

function $withoutEmptyLines(nodes: readonly LexicalNode[], everywhere: boolean): LexicalNode[] {
  const isEmpty = nodes.map((node) => ($isBlock(node) || $isLineBreakNode(node)) && node.getTextContent().trim() === '')
  const first = isEmpty.indexOf(false)
  const last = isEmpty.lastIndexOf(false)
  if (first === -1) return [...nodes]
  // Between words a line break is one; between paragraphs it is an empty line, as is an empty paragraph.
  const isEmptyLine = (index: number) => isEmpty[index] && [-1, 0, 1].some((step) => $isBlock(nodes[index + step]))
  return nodes.filter((_, index) => index >= first && index <= last && !(everywhere && isEmptyLine(index)))
}
