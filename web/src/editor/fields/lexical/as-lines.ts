import { $isListNode } from '@lexical/list'
import { $createLineBreakNode, $isElementNode, type ElementNode, type LexicalNode } from 'lexical'

/** The words of nodes as lines of one block: what was a block of its own, however deep, is a line. Lists may stay as they are. */
export function $asLines(nodes: readonly LexicalNode[], { keepsLists }: { keepsLists: boolean }): LexicalNode[] {
  const lines: LexicalNode[][] = [[]]
  const collect = (node: LexicalNode) => {
    if ($isBlock(node) && !(keepsLists && $isListNode(node))) {
      lines.push([])
      node.getChildren().forEach(collect)
      lines.push([])
    } else lines.at(-1)?.push(node)
  }
  nodes.forEach(collect)
  const filled = lines.filter((line) =>
    line.some((node) => $isElementNode(node) || node.getTextContent().trim() !== ''),
  )
  return filled.flatMap((line, index) => (index > 0 ? [$createLineBreakNode(), ...line] : line))
}

export function $isBlock(node: LexicalNode | undefined): node is ElementNode {
  return $isElementNode(node) && !node.isInline()
}
