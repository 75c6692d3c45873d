/** Room that the popup needs beside an element, in pixels. */
const width = 340
const height = 320

interface Side {
  readonly side: 'left' | 'right' | 'top' | 'bottom'
  readonly align: 'start' | 'end'
  /** What the popup is put beside. */
  readonly anchor: () => DOMRect
}

/** Where the popup covers nothing of the element: beside it, else below or above. A block as wide as the window leaves it the window's right edge. */
export function sideOf(find: () => Element | null): Side {
  const rectOf = () => find()?.getBoundingClientRect() ?? new DOMRect()
  const rect = rectOf()
  if (window.innerWidth - rect.right >= width) return { side: 'right', align: 'start', anchor: rectOf }
  if (rect.left >= width) return { side: 'left', align: 'start', anchor: rectOf }
  if (window.innerHeight - rect.bottom >= height) return { side: 'bottom', align: 'end', anchor: rectOf }
  if (rect.top >= height) return { side: 'top', align: 'end', anchor: rectOf }
  return { side: 'left', align: 'start', anchor: () => new DOMRect(window.innerWidth, 0, 0, 0) }
}
