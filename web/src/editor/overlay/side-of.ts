import type { WindowSize } from '../../ui/use-window-size.ts'
import { barRoom } from '../floating/bar-room.ts'
import { emptiestCorner } from './emptiest-corner.ts'

/** Room that the popup needs beside an element, in pixels. */
const width = 340
const height = 320

interface Side {
  readonly side: 'left' | 'right' | 'top' | 'bottom'
  readonly align: 'start' | 'end'
  /** Rectangle beside which the popup is put. */
  readonly anchor: () => DOMRect
}

/**
 * Where the popup covers nothing of the element: beside it, else below or above. Over a block as wide and as high as the
 * window it takes the corner in which it covers the least of the block's contents. Right for a window of this size only.
 */
export function sideOf(find: () => Element | null, room: WindowSize): Side {
  const rectOf = () => find()?.getBoundingClientRect() ?? new DOMRect()
  const rect = rectOf()
  if (room.width - rect.right >= width) return { side: 'right', align: 'start', anchor: rectOf }
  if (rect.left >= width) return { side: 'left', align: 'start', anchor: rectOf }
  if (room.height - barRoom - rect.bottom >= height) return { side: 'bottom', align: 'end', anchor: rectOf }
  if (rect.top >= height) return { side: 'top', align: 'end', anchor: rectOf }
  const contents = [...(find()?.querySelectorAll('[data-field]') ?? [])].map((field) => field.getBoundingClientRect())
  const corner = emptiestCorner({
    window: { width: room.width, height: room.height - barRoom },
    popup: { width, height },
    contents,
  })
  const x = corner.right ? room.width : 0
  const y = corner.bottom ? room.height - barRoom : 0
  return {
    side: corner.right ? 'left' : 'right',
    align: corner.bottom ? 'end' : 'start',
    anchor: () => new DOMRect(x, y, 0, 0),
  }
}
