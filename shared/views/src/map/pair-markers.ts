import type { MapMarker } from './map-marker.ts'

/** Two markers nearer than this, in degrees, are in the same place. Source: spec/public-site.md §9. */
const tolerance = 0.0001

/** Finds markers of the same place, such as the end of one hole and the start of the next, and moves them apart. */
export function pairMarkers(markers: readonly Omit<MapMarker, 'hasPair' | 'side'>[]): readonly MapMarker[] {
  return markers.map((marker, index) => {
    const other = markers.findIndex((candidate, at) => at !== index && isSamePlace(candidate, marker))
    const side = other < 0 ? 0 : other > index ? -1 : 1
    return { ...marker, hasPair: other >= 0, side }
  })
}

function isSamePlace(a: { lng: number; lat: number }, b: { lng: number; lat: number }): boolean {
  return Math.abs(a.lng - b.lng) < tolerance && Math.abs(a.lat - b.lat) < tolerance
}
