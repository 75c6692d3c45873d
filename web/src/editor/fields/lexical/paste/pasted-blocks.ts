import { $createListItemNode } from '@lexical/list'
import type { DOMConversionMap } from 'lexical'
import { $asLines } from '../as-lines.ts'

/** The site's list items hold words alone: headings and paragraphs in them come as lines. */
export const pastedBlocks: DOMConversionMap = {
  li: () => ({
    conversion: () => ({ node: $createListItemNode(), after: (children) => $asLines(children, { keepsLists: true }) }),
    priority: 3,
  }),
}
