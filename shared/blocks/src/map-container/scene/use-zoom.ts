import { useMap } from '@vis.gl/react-maplibre'
import { useEffect, useState } from 'react'

/** The map's zoom in steps of a half, so that a flight renders a few times and not at every frame. */
export function useZoom(): number {
  const { current: map } = useMap()
  const [zoom, setZoom] = useState(0)
  useEffect(() => {
    if (!map) return
    const read = () => setZoom(Math.floor(map.getZoom() * 2) / 2)
    read()
    map.on('zoom', read)
    return () => {
      map.off('zoom', read)
    }
  }, [map])
  return zoom
}
