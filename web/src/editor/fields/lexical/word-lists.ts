import { $createListItemNode, $createListNode } from '@lexical/list'
import type { DOMConversionMap, LexicalNode } from 'lexical'

const nothing = () => ({ node: null, after: () => [] })

const marker = 'mso-list:Ignore'
/** «3.», «b)», «(iv)»: bullets have neither dot nor bracket. */
const number = /^\W*[\da-z]+[.)]/i

/**
 * Word writes a list as paragraphs, each with its bullet or number in front as text: each comes as a list of one item, without
 * it, and the editor joins lists of one kind. Its `o:p` holds the mark of a paragraph's end.
 */
export const wordLists: DOMConversionMap = {
  'o:p': () => ({ conversion: nothing, priority: 4 }),
  p: (paragraph) => {
    const mark = /\bMsoListParagraph/.test(paragraph.className) && paragraph.querySelector(`[style*="${marker}"]`)
    if (!mark) return null
    const type = number.test(mark.textContent?.trim() ?? '') ? 'number' : 'bullet'
    return { conversion: () => ({ node: $createListNode(type), after: $asItem }), priority: 3 }
  },
  span: (span) => (span.getAttribute('style')?.includes(marker) ? { conversion: nothing, priority: 4 } : null),
}

function $asItem(children: LexicalNode[]): LexicalNode[] {
  return [$createListItemNode().append(...children)]
}
