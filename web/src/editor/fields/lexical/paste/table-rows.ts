/** Contents that make a cell more than words: such a table lays a page out, and its parts come one after the other. */
const structure = 'table, ul, ol, h1, h2, h3, h4, h5, h6, p ~ p, div ~ div'

/** The site has no tables: a row of words comes as a paragraph, its cells kept apart by a space. Returns whether it is one. */
export function joinCells(row: Element): boolean {
  const cells = [...row.children].filter(({ localName }) => localName === 'td' || localName === 'th')
  if (cells.length < 2 || row.querySelector(structure)) return false
  const paragraph = row.ownerDocument.createElement('p')
  for (const cell of cells.filter(({ textContent }) => textContent?.trim())) {
    for (const block of cell.querySelectorAll('p, div, pre, blockquote')) {
      block.before(' ')
      block.replaceWith(...block.childNodes, ' ')
    }
    if (paragraph.hasChildNodes()) paragraph.append(' ')
    paragraph.append(...cell.childNodes)
  }
  row.replaceWith(paragraph)
  return true
}
