import type { Bounds } from '@blickfang/views/map/bounds.ts'
import type { MapStop } from '@blickfang/views/map/map-stop.ts'
import type { MapRef } from '@vis.gl/react-maplibre'
import { useCallback, useEffect } from 'react'
import type { Shown } from '../shown.ts'

/** How the map moves. Source: spec/public-site.md §9. */
export const fitting = { padding: 50, maxZoom: 16, duration: 1000 }
/** The part of the map that the drawers' peek covers. */
const covered = 0.2
const flying = { zoom: 18, duration: 800 }

interface Flight {
  /** Null until the map is drawn. */
  readonly map: MapRef | null
  readonly bounds: Bounds | null
  readonly shown: Shown
  readonly stops: readonly MapStop[]
  readonly isCalm: boolean
}

/** Shows everything at first, then flies to the first marker of each stop that is asked for; without motion it jumps. */
export function useFlight({ map, bounds, shown, stops, isCalm }: Flight): {
  readonly fit: (isAtOnce?: boolean) => void
} {
  const sides = bounds?.join(' ')
  const fit = useCallback(
    (isAtOnce = false) => {
      if (!map || !sides) return
      const [west = 0, south = 0, east = 0, north = 0] = sides.split(' ').map(Number)
      const jump = isCalm || isAtOnce
      map.fitBounds([west, south, east, north], { ...fitting, ...(jump && { duration: 0, animate: false }) })
    },
    [map, sides, isCalm],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: once the map is drawn; later visitors decide what they see
  useEffect(() => {
    map?.getMap().setPadding({ bottom: map.getContainer().clientHeight * covered, top: 0, left: 0, right: 0 })
    // All of it from the first picture on; only what somebody asks for is flown to.
    fit(true)
  }, [map])

  const place = stops[shown.index]?.markers[0]
  // biome-ignore lint/correctness/useExhaustiveDependencies: `shown` is new each time a stop is asked for, even the same one
  useEffect(() => {
    if (!map || !place || !shown.isAsked) return
    const center: [number, number] = [place.lng, place.lat]
    if (isCalm) map.jumpTo({ center, zoom: flying.zoom })
    else map.flyTo({ center, ...flying, essential: true })
  }, [map, shown])

  return { fit }
}
