/**
 * The blocks of the page that stand in the window. They stand one below the other, so the first is found by halves: to measure each
 * of a thousand would take longer than a key may wait, and would have the browser lay out what nobody sees.
 */
export function blocksInSight(): readonly Element[] {
  const blocks = document.querySelector('[data-editing]')?.children ?? []
  const inSight: Element[] = []
  for (let at = firstEndingBelow(blocks, 0); at < blocks.length; at++) {
    const block = blocks[at]
    const rect = block?.getBoundingClientRect()
    if (!block || !rect || rect.top >= window.innerHeight) break
    if (rect.bottom > 0) inSight.push(block)
  }
  return inSight
}

/** The place of the first block that ends below a height in the window. */
function firstEndingBelow(blocks: ArrayLike<Element>, y: number): number {
  let [from, to] = [0, blocks.length]
  while (from < to) {
    const middle = Math.floor((from + to) / 2)
    const [place, rect] = nextWithBox(blocks, middle, to)
    if (rect && rect.bottom <= y) from = place + 1
    else to = middle
  }
  return from
}

/** Finds the next block with a box: a block that the page's styles take away has no place to go by. */
function nextWithBox(blocks: ArrayLike<Element>, from: number, to: number): readonly [number, DOMRect | undefined] {
  for (let place = from; place < to; place++) {
    const rect = blocks[place]?.getBoundingClientRect()
    if (rect && (rect.width > 0 || rect.height > 0)) return [place, rect]
  }
  return [to, undefined]
}
