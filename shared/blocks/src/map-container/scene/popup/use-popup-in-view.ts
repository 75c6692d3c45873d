import { useCalm } from '@blickfang/views/site/visitor/use-calm.ts'
import { type PopupInstance, useMap } from '@vis.gl/react-maplibre'
import { useEffect } from 'react'

/** Margins that a popup keeps to the map's edges, in pixels: the list's button is above, the tools at the right, else room to breathe. */
const edges = { left: 12, top: 72, right: 72, bottom: 12 }
const duration = 300

/** Moves the map a little where a popup would open beyond its edge or under the tools. `marker` is the one that it speaks of. */
export function usePopupInView(popup: { readonly current: PopupInstance | null }, marker: string): void {
  const { current: map } = useMap()
  const isCalm = useCalm()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each marker; later visitors decide what they see
  useEffect(() => {
    const box = popup.current?.getElement().getBoundingClientRect()
    if (!map || !box) return
    const by = overhang(box, map.getContainer().getBoundingClientRect())
    if (by.some((side) => side !== 0)) map.panBy(by, isCalm ? { animate: false } : { duration, essential: true })
  }, [map, marker])
}

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** How far a box reaches beyond the free part of its frame; left and top count first where both sides are too narrow. */
export function overhang(box: Box, frame: Box): [x: number, y: number] {
  const along = (start: 'left' | 'top', end: 'right' | 'bottom') => {
    const before = box[start] - frame[start] - edges[start]
    const after = box[end] - frame[end] + edges[end]
    if (before < 0) return before
    return after > 0 ? Math.min(after, before) : 0
  }
  return [along('left', 'right'), along('top', 'bottom')]
}
