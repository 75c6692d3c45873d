interface Size {
  readonly width: number
  readonly height: number
}
type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>

interface Corner {
  readonly right: boolean
  readonly bottom: boolean
}

/** Corners in order of preference: where two are equally empty, the popup is where people look for it. */
const corners: readonly Corner[] = [
  { right: true, bottom: false },
  { right: true, bottom: true },
  { right: false, bottom: true },
  { right: false, bottom: false },
]

interface Places {
  readonly window: Size
  readonly popup: Size
  /** Boxes that should stay in sight. */
  readonly contents: readonly Box[]
}

/** The corner of the window in which a popup covers the least. */
export function emptiestCorner({ window, popup, contents }: Places): Corner {
  const covered = corners.map((corner) => {
    const left = corner.right ? window.width - popup.width : 0
    const top = corner.bottom ? window.height - popup.height : 0
    const own = { left, top, right: left + popup.width, bottom: top + popup.height }
    return contents.reduce((sum, box) => sum + overlap(own, box), 0)
  })
  return corners[covered.indexOf(Math.min(...covered))] ?? { right: true, bottom: false }
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return Math.max(0, width) * Math.max(0, height)
}
