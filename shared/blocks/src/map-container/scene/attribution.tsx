import { AttributionControl, useMap } from '@vis.gl/react-maplibre'
import { useEffect, useState } from 'react'

/** Names who made the foreign map: what its sources say of themselves, else the service by its address. */
export function Attribution({ style }: { style: string }) {
  const { current: map } = useMap()
  const [isNamed, setNamed] = useState(true)
  useEffect(() => {
    if (!map) return
    const read = () =>
      setNamed(Object.keys(map.getStyle()?.sources ?? {}).some((id) => Boolean(map.getSource(id)?.attribution)))
    map.on('idle', read)
    return () => {
      map.off('idle', read)
    }
  }, [map])
  return (
    <AttributionControl
      key={`${isNamed}`}
      position="bottom-right"
      compact={false}
      {...(!isNamed && { customAttribution: `© ${makerOf(style)}` })}
    />
  )
}

function makerOf(style: string): string {
  const { hostname } = new URL(style)
  return hostname.endsWith('.geo.admin.ch') ? 'swisstopo' : hostname
}
