import { $isListItemNode, $isListNode, ListItemNode, ListNode } from '@lexical/list'
import { HeadingNode } from '@lexical/rich-text'
import { $isElementNode, type ElementNode, type LexicalEditor, ParagraphNode, TextNode } from 'lexical'

const boldAndItalic = 3

/** Keeps every change, pasted ones above all, within the nodes that the site can show (shared/content/rich-text.ts). */
export function registerWhitelist(editor: LexicalEditor): () => void {
  const stops = [
    editor.registerNodeTransform(TextNode, (node) => {
      if (node.getFormat() & ~boldAndItalic) node.setFormat(node.getFormat() & boldAndItalic)
      if (node.getStyle()) node.setStyle('')
      if (node.getMode() !== 'normal') node.setMode('normal')
    }),
    editor.registerNodeTransform(ParagraphNode, plain),
    editor.registerNodeTransform(HeadingNode, (node) => {
      plain(node)
      if (node.getTag() > 'h3') node.setTag('h3')
    }),
    editor.registerNodeTransform(ListNode, (node) => {
      if (node.getListType() !== 'bullet') node.setListType('bullet')
    }),
    editor.registerNodeTransform(ListItemNode, liftNestedList),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

function plain(node: ElementNode): void {
  if (node.getIndent() !== 0) node.setIndent(0)
  if (node.getTextStyle()) node.setTextStyle('')
}

/** The site's lists have one level: the items of a list in an item follow the item. */
function liftNestedList(item: ListItemNode): void {
  plain(item)
  let last: ListItemNode = item
  for (const child of item.getChildren()) {
    if ($isListNode(child)) {
      for (const nested of child.getChildren().filter($isListItemNode)) {
        last.insertAfter(nested)
        last = nested
      }
      child.remove()
    } else if ($isElementNode(child) && !child.isInline()) {
      for (const grandchild of child.getChildren()) child.insertBefore(grandchild)
      child.remove()
    }
  }
  if (item.isEmpty() && last !== item) item.remove()
}
