import type { Position } from '@blickfang/contract/options/map-route/option.ts'
import type { MapStop } from '@blickfang/views/map/map-stop.ts'
import { Layer, Source } from '@vis.gl/react-maplibre'
import type { GeoJSONSourceSpecification } from 'maplibre-gl'
import { useMemo } from 'react'

/** Source of width and opacity: spec/public-site.md §9. */
const paint = { 'line-width': 5, 'line-opacity': 0.7 } as const
const fallbackColor = 'rgb(73, 157, 221)'

interface RouteLinesProps {
  readonly route: readonly Position[]
  readonly stops: readonly MapStop[]
}

/** The way around, and the line of each hole that has one. */
export function RouteLines({ route, stops }: RouteLinesProps) {
  const data = useMemo((): GeoJSONSourceSpecification['data'] => {
    const lines = [route, ...stops.map(({ line }) => line)].filter((line) => line.length > 1)
    return {
      type: 'FeatureCollection',
      features: lines.map((line) => ({
        type: 'Feature',
        properties: {},
        geometry: { type: 'LineString', coordinates: line.map((position) => [...position]) },
      })),
    }
  }, [route, stops])
  const color = useMemo(primaryColor, [])
  return (
    <Source id="route" type="geojson" data={data}>
      <Layer
        id="route"
        type="line"
        layout={{ 'line-cap': 'round', 'line-join': 'round' }}
        paint={{ ...paint, 'line-color': color }}
      />
    </Source>
  )
}

/** The site's own primary colour, where MapLibre can read it. */
function primaryColor(): string {
  const color = getComputedStyle(document.documentElement).getPropertyValue('--color-primary').trim()
  return /^(#[0-9a-f]{6}|rgb\([\d ,]+\))$/i.test(color) ? color : fallbackColor
}
