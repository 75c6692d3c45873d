/** Sign, or a single letter of a font of signs. */
const bullet = /^(?:[^\p{L}\p{N}]+|\p{L})$/u
/** «3.», «b)», «(iv)», «2». */
const number = /^\(?(?:\d{1,6}|[a-z]{1,6})[.):]*$/i

/**
 * Word writes a list as paragraphs, each with its bullet or number in front as text, marked as such; the paragraph's style may
 * be any. A mark in a paragraph, of a kind that a list here has too, makes it an item (`makeLists`); any other stays as letters,
 * as in a numbered heading or «1.2». Returns whether the element was such a mark.
 */
export function takeListMark(mark: Element): boolean {
  if (!/mso-list:\s*ignore/i.test(styleOf(mark))) return false
  const sign = mark.textContent?.replaceAll(/\s+/g, ' ').trim() ?? ''
  const paragraph = mark.closest('p')
  if (sign && paragraph && !paragraph.closest('li') && (bullet.test(sign) || number.test(sign))) {
    mark.remove()
    paragraph.setAttribute('data-sign', sign)
  } else mark.replaceWith(sign && `${sign} `)
  return true
}

/** Makes lists of such paragraphs, and keeps lists apart whose numbers begin anew: the editor joins those that touch. */
export function makeLists(body: Element): void {
  for (const paragraph of body.querySelectorAll('p[data-sign]')) {
    const sign = paragraph.getAttribute('data-sign') ?? ''
    const before = paragraph.previousElementSibling
    if (before?.localName === 'ol' && number.test(sign) && isInner(paragraph)) appendLine(before, paragraph, sign)
    else appendItem(listFor(paragraph, before, sign), paragraph)
    paragraph.remove()
  }
  for (const list of body.querySelectorAll('ol')) {
    const before = list.previousElementSibling
    if (before?.localName === 'ol' && nextNumber(before) !== startOf(list))
      list.before(body.ownerDocument.createElement('p'))
  }
}

/** Whether an item is of a level below the first, of which the site's lists have none: its number stays in letters. */
function isInner(paragraph: Element): boolean {
  return /\blevel[2-9]\b/.test(styleOf(paragraph))
}

function appendLine(list: Element, paragraph: Element, sign: string): void {
  const line = list.ownerDocument.createElement('br')
  list.lastElementChild?.append(line, `${sign} `, ...paragraph.childNodes)
}

function appendItem(list: Element, paragraph: Element): void {
  const item = list.ownerDocument.createElement('li')
  item.append(...paragraph.childNodes)
  list.append(item)
}

/** The list before the paragraph if it goes on with this sign, else a new one. */
function listFor(paragraph: Element, before: Element | null, sign: string): Element {
  const name = bullet.test(sign) ? 'ul' : 'ol'
  const digits = /\d+/.exec(sign)?.[0]
  const goesOn = before?.localName === name && (name === 'ul' || !digits || nextNumber(before) === Number(digits))
  if (before && goesOn) return before
  const list = paragraph.ownerDocument.createElement(name)
  if (digits && digits !== '1') list.setAttribute('start', digits)
  paragraph.before(list)
  return list
}

function startOf(list: Element): number {
  return Number(list.getAttribute('start') ?? 1)
}

function nextNumber(list: Element): number {
  return startOf(list) + list.querySelectorAll(':scope > li').length
}

function styleOf(element: Element): string {
  return element.getAttribute('style') ?? ''
}
