/** Room that the popup needs beside an element, in pixels. */
const width = 340
const height = 320

interface Side {
  readonly side: 'left' | 'right' | 'top' | 'bottom'
  readonly align: 'start' | 'end'
}

/** Where the popup covers nothing of the element: beside it, else below or above; else at the far edge, where it hides least. */
export function sideOf(element: Element | null): Side {
  const rect = element?.getBoundingClientRect() ?? new DOMRect()
  if (window.innerWidth - rect.right >= width) return { side: 'right', align: 'start' }
  if (rect.left >= width) return { side: 'left', align: 'start' }
  if (window.innerHeight - rect.bottom >= height) return { side: 'bottom', align: 'end' }
  return { side: rect.top >= height ? 'top' : 'bottom', align: 'end' }
}
