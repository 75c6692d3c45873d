import type { Link } from '@blickfang/contract/options/link/option.ts'
import { $findMatchingParent, type LexicalNode } from 'lexical'
import { $createLinkNode, $isLinkNode, type LinkNode, linkFields } from './link-node.ts'
import { $selectedRange } from './register-block-ends.ts'

/** The link that a node stands in. */
export function $linkOf(node: LexicalNode): LinkNode | null {
  const found = $findMatchingParent(node, $isLinkNode)
  return $isLinkNode(found) ? found : null
}

/** Makes the selected words lead somewhere. The link that the caret or the whole selection is in leads there as a whole. */
export function $applyLink(link: Link): void {
  const selection = $selectedRange()
  if (!selection) return
  const fields = linkFields(link)
  const around = $linkOf(selection.anchor.getNode())
  if (around?.is($linkOf(selection.focus.getNode()))) return void around.setFields(fields)
  $removeLinks()
  let current: LinkNode | null = null
  for (const node of selection.extract()) {
    if (!node.isInline() || $isLinkNode(node) || node.getParent() === current) continue
    const previous = node.getPreviousSibling()
    if (current && previous?.is(current)) current.append(node)
    else {
      current = $createLinkNode(fields)
      node.insertBefore(current)
      current.append(node)
    }
  }
}

/** Takes the links out of the selection, and the one the caret is in; the words stay. */
export function $removeLinks(): void {
  const selection = $selectedRange()
  if (!selection) return
  const links = new Set(selection.getNodes().flatMap((node) => $linkOf(node) ?? []))
  for (const link of links) {
    for (const child of link.getChildren()) link.insertBefore(child)
    link.remove()
  }
}
