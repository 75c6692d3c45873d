import type { MapRef } from '@vis.gl/react-maplibre'
import { useEffect, useRef } from 'react'
import type { LivePosition } from './use-live-position.ts'

/** How near the map comes to who asks where they are. */
const near = 16
const duration = 800

interface Follow {
  readonly map: MapRef | null
  readonly place: LivePosition['place']
  readonly isCalm: boolean
}

/** Brings the visitor's position into the view when it is found, once each time it is asked for; then the map is theirs to move. */
export function useFollowMe({ map, place, isCalm }: Follow): void {
  const isFound = useRef(false)
  useEffect(() => {
    if (!place) isFound.current = false
    if (!map || !place || isFound.current) return
    isFound.current = true
    const center: [number, number] = [place.lng, place.lat]
    if (map.getBounds()?.contains(center)) return
    const zoom = Math.max(map.getZoom(), near)
    if (isCalm) map.jumpTo({ center, zoom })
    else map.flyTo({ center, zoom, duration, essential: true })
  }, [map, place, isCalm])
}
