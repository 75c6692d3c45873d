/**
 * The site's lists have one level, and what stands deeper keeps its order and its number: among bullets an item follows the one in
 * which it stood; among numbers, which would count on, numbered items become lines and bullets a list between two halves. A
 * number that a list here does not count stands in letters, or begins a list of its own.
 */
export function levelLists(body: Element): void {
  const lists = [...body.querySelectorAll('ul, ol')]
  lists.forEach(takeInStrays)
  const numbers: Numbers = new Map(lists.filter(({ localName }) => localName === 'ol').flatMap(numbersOf))
  // The deepest ones first.
  for (const list of lists.reverse()) {
    const around = list.parentElement?.closest('ul, ol')
    if (around) level(list, around, numbers)
  }
  for (const list of body.querySelectorAll('ol')) {
    if (isCountedHere(list)) splitAtGaps(list, numbers)
    else writeNumbers(list, numbers)
  }
}

/** The numbers that a person reads, worked out before anything is moved. */
type Numbers = ReadonlyMap<Element, number>

/** An item that a list has for another list alone, and that no number counts. */
const bare = 'data-bare'

/** Puts whatever stands in a list outside of its items into an item: a list into the item before it, as other programs do. */
function takeInStrays(list: Element): void {
  for (const node of [...list.childNodes]) {
    const name = node.nodeType === 1 ? (node as Element).localName : ''
    if (name === 'li' || !node.textContent?.trim()) continue
    const isList = name === 'ul' || name === 'ol'
    const before = isList ? (node as Element).previousElementSibling : null
    const item = before?.localName === 'li' ? before : list.ownerDocument.createElement('li')
    if (item !== before) {
      node.before(item)
      if (isList) item.setAttribute(bare, '')
    }
    item.append(node)
  }
}

function level(list: Element, around: Element, numbers: Numbers): void {
  const isNumbered = list.localName === 'ol'
  const item = list.closest('li')
  if (isNumbered) signItems(list, numbers)
  if (!item) return
  if (around.localName === 'ul') becomeItems(list, item)
  else if (isNumbered || around.parentElement?.closest('ul, ol')) becomeLines(list, isNumbered ? '' : '– ')
  else liftOut(list, item, around)
  if (item.hasAttribute(bare) && !item.textContent?.trim()) item.remove()
}

/** Each item with its number before its first words. */
function signItems(list: Element, numbers: Numbers): void {
  for (const item of itemsOf(list)) {
    const number = numbers.get(item)
    if (number !== undefined) beginWith(item, `${inLetters(number, markOf(list, item))}. `)
  }
}

function becomeItems(list: Element, item: Element): void {
  const rest = restBehind(list, item, 'li')
  item.after(...itemsOf(list), ...rest)
  list.remove()
}

function becomeLines(list: Element, sign: string): void {
  const lines = itemsOf(list).map((item) => {
    if (sign) beginWith(item, sign)
    return asBlock(item)
  })
  list.replaceWith(...lines)
}

/** Bullets go between the items before them and those behind, whose numbers go on. */
function liftOut(list: Element, item: Element, around: Element): void {
  const rest = restBehind(list, item, 'div')
  const behind = around.cloneNode(false) as Element
  while (item.nextSibling) behind.append(item.nextSibling)
  around.after(list, ...rest, ...(behind.textContent?.trim() ? [behind] : []))
}

/** Takes the part of an item behind a list in it, in an element of its own. */
function restBehind(list: Element, item: Element, name: string): Element[] {
  const rest = item.ownerDocument.createElement(name)
  for (let inner: Element | null = list; inner && inner !== item; inner = inner.parentElement)
    while (inner.nextSibling) rest.append(inner.nextSibling)
  return rest.textContent?.trim() ? [rest] : []
}

function asBlock(item: Element): Element {
  const block = item.ownerDocument.createElement('div')
  block.append(...item.childNodes)
  return block
}

/** Numbers that go down, and letters, are those of no list here: they are written out. */
function isCountedHere(list: Element): boolean {
  return !list.hasAttribute('reversed') && !itemsOf(list).some((item) => /^[ai]$/i.test(markOf(list, item)))
}

function writeNumbers(list: Element, numbers: Numbers): void {
  signItems(list, numbers)
  list.replaceWith(...itemsOf(list).map(asBlock))
}

/** A list says by its beginning alone how it counts. */
function splitAtGaps(list: Element, numbers: Numbers): void {
  const runs: { readonly start: number; readonly items: Element[] }[] = []
  for (const item of itemsOf(list)) {
    const last = runs.at(-1)
    const number = numbers.get(item) ?? (last ? last.start + last.items.length : 1)
    if (last && last.start + last.items.length === number) last.items.push(item)
    else runs.push({ start: number, items: [item] })
    item.removeAttribute('value')
  }
  const parts = runs.map(({ start, items }) => {
    const part = list.cloneNode(false) as Element
    part.setAttribute('start', String(start))
    part.append(...items)
    return part
  })
  if (parts.length > 0) list.replaceWith(...parts)
}

function itemsOf(list: Element): Element[] {
  return [...list.children].filter(({ localName }) => localName === 'li')
}

/** Counts the items as browsers do. */
function numbersOf(list: Element): (readonly [Element, number])[] {
  const items = itemsOf(list)
  const step = list.hasAttribute('reversed') ? -1 : 1
  let next = wholeOf(list.getAttribute('start')) ?? (step < 0 ? items.length : 1)
  return items
    .filter((item) => !item.hasAttribute(bare))
    .map((item) => {
      const number = wholeOf(item.getAttribute('value')) ?? next
      next = number + step
      return [item, number]
    })
}

function wholeOf(text: string | null): number | undefined {
  return text && /^-?\d+$/.test(text.trim()) ? Number(text) : undefined
}

/** How an item is counted: by the list's `type`, or by either's style. */
function markOf(list: Element, item: Element): string {
  const said = `${item.getAttribute('style')};${list.getAttribute('style')}`.split(';')
  const style = said.filter((one) => /^\s*list-style(?:-type)?\s*:/i.test(one)).join(';')
  const [, size, kind] = /\b(lower|upper)-(alpha|latin|roman)/i.exec(style) ?? []
  if (!kind) return item.getAttribute('type') ?? list.getAttribute('type') ?? '1'
  const letter = kind.toLowerCase() === 'roman' ? 'i' : 'a'
  return size?.toLowerCase() === 'upper' ? letter.toUpperCase() : letter
}

const romans = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
] as const

function inLetters(number: number, mark: string): string {
  const isUpper = mark === mark.toUpperCase()
  const written =
    number < 1 ? '' : mark.toLowerCase() === 'i' ? roman(number) : mark.toLowerCase() === 'a' ? alpha(number) : ''
  return written === '' ? String(number) : isUpper ? written.toUpperCase() : written
}

function roman(number: number): string {
  let left = number
  return romans
    .map(([value, sign]) => {
      const times = Math.floor(left / value)
      left -= times * value
      return sign.repeat(times)
    })
    .join('')
}

function alpha(number: number): string {
  const [before, last] = [Math.floor((number - 1) / 26), (number - 1) % 26]
  return `${before > 0 ? alpha(before) : ''}${String.fromCharCode(97 + last)}`
}

/** Puts a sign before the first words, within the block in which they stand. */
function beginWith(item: Element, sign: string): void {
  let place = item
  for (;;) {
    const first = [...place.childNodes].find((node) => node.textContent?.trim())
    if (first?.nodeType !== 1) break
    if (!/^(?:p|div|h[1-6]|section|blockquote|pre)$/.test((first as Element).localName)) break
    place = first as Element
  }
  place.prepend(sign)
}
