import { type Position, routeSchema } from '@blickfang/contract/options/map-route/option.ts'
import { poiEntrySchema } from '@blickfang/contract/options/poi/option.ts'
import * as z from 'zod/mini'
import type { MapMarker } from './map-marker.ts'
import { pairMarkers } from './pair-markers.ts'

/** Parts of a stop's page that the map reads. */
export interface StopContent {
  readonly id: string
  readonly name: string
  readonly title: string
  readonly text: string
  readonly href: string
  /** Where the picture lies, for what is drawn in the browser; null without one. */
  readonly imageUrl: string | null
  /** The options of the page's blocks, in the order of the page: its markers are among them. */
  readonly options: readonly Readonly<Record<string, unknown>>[]
}

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
  /** The strokes that a good player needs there; null where the stop shows none. */
  readonly par: number | null
}

/** Reads the markers, the number, the line, the scorecard and the par of each stop out of the options of its blocks, whatever the blocks are called. */
export function toMapStops(stops: readonly StopContent[]): readonly MapStop[] {
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
    par: parOf(stop),
    line: stop.options.flatMap(({ mapRoute }) => routeSchema.safeParse(mapRoute).data ?? []),
  }))
}

function placesOf({ options }: StopContent) {
  return options.flatMap(({ poi }) => z.array(poiEntrySchema).safeParse(poi).data ?? [])
}

function parOf({ options }: StopContent): number | null {
  const shown = options.find(
    (each) => each.isNumbered === true && each.showPar === true && typeof each.par === 'number',
  )
  return shown ? Number(shown.par) : null
}

function numberOf({ options }: StopContent): number | null {
  const numbered = options.find(({ isNumbered, number }) => isNumbered === true && typeof number === 'number')
  return numbered ? Number(numbered.number) : null
}
