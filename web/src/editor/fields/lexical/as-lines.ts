import { $isListNode } from '@lexical/list'
import { $createLineBreakNode, $isElementNode, type ElementNode, type LexicalNode } from 'lexical'

/** The words of nodes as lines of one block: what was a block of its own, however deep, is a line. Lists may stay as they are. */
export function $asLines(nodes: readonly LexicalNode[], { keepsLists }: { keepsLists: boolean }): LexicalNode[] {
  const lines: LexicalNode[][] = [[]]
  const collect = (node: LexicalNode) => {
    if ($isListNode(node) && keepsLists) lines.push([node], [])
    else if ($isBlock(node)) {
      lines.push([])
      node.getChildren().forEach(collect)
      lines.push([])
    } else lines.at(-1)?.push(node)
  }
  nodes.forEach(collect)
  const filled = lines.filter((line) =>
    line.some((node) => $isElementNode(node) || node.getTextContent().trim() !== ''),
  )
  // A list that stays is lifted out afterwards: no line begins before or after it.
  const isLine = (line: LexicalNode[] | undefined) => line !== undefined && !$isListNode(line[0])
  return filled.flatMap((line, index) =>
    isLine(line) && isLine(filled[index - 1]) ? [$createLineBreakNode(), ...line] : line,
  )
}

export function $isBlock(node: LexicalNode | undefined): node is ElementNode {
  return $isElementNode(node) && !node.isInline()
}
