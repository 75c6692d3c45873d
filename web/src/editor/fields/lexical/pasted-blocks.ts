import { $createListItemNode } from '@lexical/list'
import { $createParagraphNode, type DOMConversionMap } from 'lexical'
import { $asLines } from './as-lines.ts'

/** What makes a cell more than words: such a table lays a page out, and its parts come one after the other. */
const structure = 'table, ul, ol, h1, h2, h3, h4, h5, h6, p ~ p, div ~ div'

/** Elements of a cell that say nothing about its words; the last one is Word's. */
const wrappers: ReadonlySet<string> = new Set(['p', 'div', 'o:p'])

/**
 * The site has no tables: a row comes as a paragraph, its cells kept apart by a space. Its list items hold words alone:
 * headings and paragraphs in them come as lines.
 */
export const pastedBlocks: DOMConversionMap = {
  // The name of an icon.
  svg: () => ({ conversion: () => ({ node: null, after: () => [] }), priority: 4 }),
  li: () => ({
    conversion: () => ({ node: $createListItemNode(), after: (children) => $asLines(children, { keepsLists: true }) }),
    priority: 3,
  }),
  tr: (row) =>
    isDataRow(row)
      ? {
          conversion: (element) => {
            joinCells(element)
            return { node: $createParagraphNode() }
          },
          priority: 3,
        }
      : null,
}

function isDataRow(row: HTMLElement): boolean {
  return cellsOf(row).length > 1 && row.querySelector(structure) === null
}

function cellsOf(row: HTMLElement): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(':scope > td, :scope > th')]
}

/** The children are read after the conversion: they are what this leaves. */
function joinCells(row: HTMLElement): void {
  const filled = cellsOf(row).filter((cell) => cell.textContent?.trim())
  const words = filled.flatMap((cell, index) => [
    ...(index > 0 ? [row.ownerDocument.createTextNode(' ')] : []),
    ...wordsOf(cell),
  ])
  row.replaceChildren(...words)
}

function wordsOf(cell: HTMLElement): ChildNode[] {
  for (const element of cell.querySelectorAll('*')) {
    if (wrappers.has(element.nodeName.toLowerCase())) element.replaceWith(...element.childNodes)
  }
  for (const child of [...cell.childNodes]) if (child.nodeType === 3) tidy(child)
  return [...cell.childNodes]
}

/** Source code is indented; nobody typed that. */
function tidy(text: ChildNode): void {
  const words = text.textContent?.replace(/\s+/g, ' ').trim()
  if (words) text.textContent = words
  else if (text.textContent?.includes('\n')) text.remove()
}
