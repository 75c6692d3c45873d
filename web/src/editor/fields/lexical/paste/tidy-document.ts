import { linkOfHref } from '@blickfang/contract/options/link/link-of-href.ts'
import { isBlockDomNode, isInlineDomNode } from 'lexical'
import { hasHue } from './has-hue.ts'
import type { Loss } from './loss.ts'
import { levelLists } from './nested-lists.ts'
import { isBox, replaceBox } from './replace-box.ts'
import { joinCells } from './table-rows.ts'
import { makeLists, takeListMark } from './word-lists.ts'

/** Blocks by their name, as browsers show them. */
const blocks = new Set(
  (
    'address article aside blockquote caption center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 ' +
    'h3 h4 h5 h6 header hgroup hr legend li listing main menu nav ol optgroup option p plaintext pre search section summary ' +
    'table tbody td tfoot th thead tr ul xmp'
  ).split(' '),
)
/** Parts that stand where they stand, whatever their style says. */
const fixed: ReadonlySet<string> = new Set([
  'br',
  'col',
  'colgroup',
  'li',
  'table',
  'tbody',
  'td',
  'tfoot',
  'th',
  'thead',
  'tr',
])
const unseen = 'script, style, template, title, meta, link, base, noscript, noframes, datalist, rp, wbr, [hidden]'

/**
 * Writes a foreign document so that the import of formatted text, which goes by the names of elements, neither loses a
 * visible letter nor joins two words: blocks by style become blocks by name, what stands apart without a space gets one, what
 * is no text leaves its words. Returns what does not come along.
 */
export function tidyDocument(body: Element): ReadonlySet<Loss> {
  const lost = new Set<Loss>()
  dropComments(body)
  for (const child of [...body.children]) tidy(child, lost)
  levelLists(body)
  makeLists(body)
  return lost
}

/** Comments say nothing, and the import takes what is beside one for the edge of a line. */
function dropComments(body: Element): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT)
  const comments: Node[] = []
  while (walker.nextNode()) comments.push(walker.currentNode)
  for (const comment of comments) comment.parentNode?.removeChild(comment)
  body.normalize()
}

function tidy(element: Element, lost: Set<Loss>): void {
  const isStruck = element.localName === 'del'
  if (isStruck && hasWords(element)) lost.add('struck')
  if (isStruck || !isStyled(element) || isUnseen(element)) element.remove()
  else if (isBox(element)) replaceBox(element, lost)
  else {
    for (const child of [...element.children]) tidy(child, lost)
    if (element.localName === 'q') quote(element)
    if (!takeListMark(element)) arrange(element, lost)
  }
}

/** Browsers show the signs around it. */
function quote(element: Element): void {
  const isInner = element.parentElement?.closest('q')
  element.prepend(isInner ? '‹' : '«')
  element.append(isInner ? '›' : '»')
}

function arrange(element: Styled, lost: Set<Loss>): void {
  noteLosses(element, lost)
  // In a row of its own each child of a flexible box, of whatever kind, stands apart.
  const isRow = /^(?:inline-)?(?:flex|grid)$/.test(element.style.display)
  for (const child of isRow ? [...element.children] : []) child.before(' ')
  if (element.localName === 'tr') {
    if (joinCells(element)) lost.add('tables')
    else for (const cell of element.querySelectorAll<HTMLElement>(':scope > th')) place(cell)
  } else if (!fixed.has(element.localName)) place(element)
}

type Styled = Element & ElementCSSInlineStyle

function isStyled(element: Element): element is Styled {
  return 'style' in element
}

function isUnseen(element: Styled): boolean {
  const { display, clip, clipPath } = element.style
  const isClipped = /^rect\((?:0|1)(?:px)?\b/.test(clip) || clipPath === 'inset(50%)'
  const isHidden = display === 'none' || /mso-hide:\s*all/i.test(element.getAttribute('style') ?? '')
  // The mark of a paragraph's end in Word.
  const isMark = element.nodeName.toLowerCase() === 'o:p' && !hasWords(element)
  return isHidden || isClipped || isMark || element.matches(unseen)
}

function hasWords(element: Element): boolean {
  return element.textContent?.trim() !== ''
}

function noteLosses(element: Styled, lost: Set<Loss>): void {
  if (!hasWords(element)) return
  const { color, backgroundColor } = element.style
  const isLink = element.closest('a') !== null
  if (!isLink && [color, element.getAttribute('color') ?? '', backgroundColor].some(hasHue)) lost.add('colors')
  const href = element.localName === 'a' && element.getAttribute('href')
  if (href && !linkOfHref(href)) lost.add('links')
}

/** Makes of an element what the import takes for a block, or for a part of a line. */
function place(element: Styled): void {
  if (isBlock(element)) {
    // At the edge of a part of a line, where the import does not see that an empty block ends the line.
    if (!hasWords(element) && isInLine(element.parentElement)) {
      element.replaceWith(element.ownerDocument.createElement('br'))
      return
    }
    if (isBlockDomNode(element)) return
    const block = element.ownerDocument.createElement('div')
    element.replaceWith(block)
    block.append(element)
    element.style.display = ''
  } else if (standsApart(element)) {
    element.before(' ')
    element.after(' ')
  }
  if (!isInlineDomNode(element) || blocks.has(element.localName)) rename(element)
}

function isInLine(parent: Element | null): boolean {
  return parent !== null && isStyled(parent) && parent.localName !== 'body' && !isBlock(parent)
}

function isBlock({ style: { display }, localName }: Styled): boolean {
  return display === '' ? blocks.has(localName) : !/^(?:inline|contents|ruby|table-cell|initial|unset)/.test(display)
}

/** Whether there is room between a part of a line and what is beside it, though no space. */
function standsApart({ style, localName }: Styled): boolean {
  const gaps = [style.marginLeft, style.marginRight, style.paddingLeft, style.paddingRight]
  const isTaken =
    /^(?:left|right)$/.test(style.getPropertyValue('float')) || /^(?:absolute|fixed)$/.test(style.position)
  const isWide =
    style.display === 'inline-block' && [style.width, style.minWidth].some((size) => Number.parseFloat(size) > 0)
  return (
    localName === 'button' ||
    style.display === 'table-cell' ||
    isWide ||
    isTaken ||
    gaps.some((gap) => Number.parseFloat(gap) > 1)
  )
}

function rename(element: Styled): void {
  const span = element.ownerDocument.createElement('span')
  span.setAttribute('style', element.getAttribute('style') ?? '')
  span.style.display = ''
  span.append(...element.childNodes)
  element.replaceWith(span)
}
