import { $createListItemNode } from '@lexical/list'
import type { DOMConversionMap } from 'lexical'

const bullet = 'mso-list:Ignore'

/** Word writes a list as paragraphs, each with its bullet in front as text: they come as items, without that bullet. */
export const wordLists: DOMConversionMap = {
  p: (paragraph) =>
    /\bMsoListParagraph/.test(paragraph.className) && paragraph.querySelector(`[style*="${bullet}"]`)
      ? { conversion: () => ({ node: $createListItemNode() }), priority: 3 }
      : null,
  span: (span) =>
    span.getAttribute('style')?.includes(bullet)
      ? { conversion: () => ({ node: null, after: () => [] }), priority: 4 }
      : null,
}
