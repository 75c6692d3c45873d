import { $createListItemNode } from '@lexical/list'
import type { DOMConversionMap } from 'lexical'

const nothing = () => ({ node: null, after: () => [] })

const bullet = 'mso-list:Ignore'

/** Word writes a list as paragraphs, each with its bullet in front as text: they come as items, without that bullet. Its `o:p` holds the mark of a paragraph's end. */
export const wordLists: DOMConversionMap = {
  'o:p': () => ({ conversion: nothing, priority: 4 }),
  p: (paragraph) =>
    /\bMsoListParagraph/.test(paragraph.className) && paragraph.querySelector(`[style*="${bullet}"]`)
      ? { conversion: () => ({ node: $createListItemNode() }), priority: 3 }
      : null,
  span: (span) => (span.getAttribute('style')?.includes(bullet) ? { conversion: nothing, priority: 4 } : null),
}
