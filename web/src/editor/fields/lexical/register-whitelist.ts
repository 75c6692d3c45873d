import { linkNodeSchema } from '@blickfang/contract/content/rich-text.ts'
import { $isListItemNode, $isListNode, ListItemNode, ListNode } from '@lexical/list'
import { HeadingNode } from '@lexical/rich-text'
import {
  $createParagraphNode,
  $createTextNode,
  COMMAND_PRIORITY_HIGH,
  type ElementNode,
  FORMAT_TEXT_COMMAND,
  type LexicalEditor,
  mergeRegister,
  ParagraphNode,
  TabNode,
  TextNode,
} from 'lexical'
import { $asLines, $isBlock } from './as-lines.ts'
import { LinkNode } from './link-node.ts'

/** Lexical's bits for bold and italic. */
export const keptFormats = 3

/**
 * Turns what a change brings, pasted ones above all, into the nodes that the site can show (shared/content/rich-text.ts).
 * `onPlain` hears of a key or menu for marks that there are none of.
 */
export function registerWhitelist(editor: LexicalEditor, onPlain: () => void): () => void {
  return mergeRegister(
    editor.registerCommand(
      FORMAT_TEXT_COMMAND,
      (format) => {
        if (format === 'bold' || format === 'italic') return false
        onPlain()
        return true
      },
      COMMAND_PRIORITY_HIGH,
    ),
    editor.registerNodeTransform(TabNode, (node) => {
      node.replace($createTextNode(' ').setFormat(node.getFormat() & keptFormats))
    }),
    editor.registerNodeTransform(TextNode, (node) => {
      if (node.getFormat() & ~keptFormats) node.setFormat(node.getFormat() & keptFormats)
      if (node.getStyle()) node.setStyle('')
      if (node.getMode() !== 'normal') node.setMode('normal')
    }),
    editor.registerNodeTransform(ParagraphNode, plain),
    editor.registerNodeTransform(HeadingNode, plain),
    editor.registerNodeTransform(LinkNode, (node) => {
      flatten(node)
      if (!linkNodeSchema.shape.fields.safeParse(node.getFields()).success) unwrap(node)
    }),
    editor.registerNodeTransform(ListNode, (node) => {
      if (node.getListType() === 'check') node.setListType('bullet')
      if (node.isEmpty()) node.replace($createParagraphNode())
    }),
    editor.registerNodeTransform(ListItemNode, liftNestedList),
  )
}

function plain(node: ElementNode): void {
  if (node.getIndent() !== 0) node.setIndent(0)
  if (node.getTextStyle()) node.setTextStyle('')
  flatten(node)
}

/** Blocks inside of what holds words alone become lines of it; the lists in an item are lifted out of it. */
function flatten(node: ElementNode): void {
  const children = node.getChildren()
  const keepsLists = $isListItemNode(node)
  if (!children.some((child) => $isBlock(child) && !(keepsLists && $isListNode(child)))) return
  const lines = $asLines(children, { keepsLists })
  node.clear().append(...lines)
}

function unwrap(node: ElementNode): void {
  for (const child of node.getChildren()) node.insertBefore(child)
  node.remove()
}

/** The site's lists have one level: the items of a list in an item follow the item. */
function liftNestedList(item: ListItemNode): void {
  plain(item)
  let last: ListItemNode = item
  for (const child of item.getChildren().filter($isListNode)) {
    for (const nested of child.getChildren().filter($isListItemNode)) {
      last.insertAfter(nested)
      last = nested
    }
    child.remove()
  }
  if (item.isEmpty() && last !== item) item.remove()
}
