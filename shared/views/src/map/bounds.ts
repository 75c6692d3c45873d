import type { Position } from '@blickfang/contract/options/map-route/option.ts'

/** West, south, east, north, in degrees. */
export type Bounds = readonly [west: number, south: number, east: number, north: number]

/** The smallest frame around the positions; null when any of its four sides is missing. Source: spec/public-site.md §5. */
export function boundsOf(positions: readonly Position[]): Bounds | null {
  const bounds = positions.reduce<Bounds>(
    ([west, south, east, north], [lng, lat]) => [
      Math.min(west, lng),
      Math.min(south, lat),
      Math.max(east, lng),
      Math.max(north, lat),
    ],
    [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY],
  )
  return bounds.every(Number.isFinite) ? bounds : null
}
