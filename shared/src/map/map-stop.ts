import * as z from 'zod/mini'
import type { BoundStop } from '../kernel/view.ts'
import { type Position, routeSchema } from '../options/map-route/option.ts'
import { poiEntrySchema } from '../options/poi/option.ts'
import type { MapMarker } from './map-marker.ts'
import { pairMarkers } from './pair-markers.ts'

/** A stop as the map, its popups and its list know it. */
export interface MapStop {
  readonly id: string
  readonly name: string
  readonly number: number | null
  readonly text: string
  readonly imageUrl: string | null
  readonly href: string
  readonly markers: readonly MapMarker[]
  /** The stop's own line; empty for none. */
  readonly line: readonly Position[]
  /** Whether the scores of the golf game are entered on it. */
  readonly hasCard: boolean
}

/** Reads the markers, the number, the line and the scorecard of each stop out of the options of its blocks, whatever the blocks are called. */
export function toMapStops(stops: readonly BoundStop[]): readonly MapStop[] {
  const bare = stops.map((stop) => ({ stop, number: numberOf(stop), places: placesOf(stop) }))
  const markers = pairMarkers(
    bare.flatMap(({ stop, number, places }) =>
      places.map(({ longitude, latitude, icon }, index) => ({
        id: `${stop.id}-${index}`,
        stopId: stop.id,
        lng: longitude,
        lat: latitude,
        icon,
        number,
      })),
    ),
  )
  return bare.map(({ stop, number }) => ({
    id: stop.id,
    name: stop.title || stop.name,
    number,
    text: stop.text,
    imageUrl: stop.imageUrl,
    href: stop.href,
    markers: markers.filter(({ stopId }) => stopId === stop.id),
    hasCard: stop.options.some(({ scoreOptions }) => scoreOptions === 'CARD'),
    line: stop.options.flatMap(({ mapRoute }) => routeSchema.safeParse(mapRoute).data ?? []),
  }))
}

function placesOf({ options }: BoundStop) {
  return options.flatMap(({ poi }) => z.array(poiEntrySchema).safeParse(poi).data ?? [])
}

function numberOf({ options }: BoundStop): number | null {
  const numbered = options.find(({ isNumbered, number }) => isNumbered === true && typeof number === 'number')
  return numbered ? Number(numbered.number) : null
}
