import type { PoiIcon } from '@blickfang/contract/options/poi/option.ts'

/** A marker as the map draws it. Source: spec/public-site.md §3, map marker. */
export interface MapMarker {
  readonly id: string
  readonly stopId: string
  readonly lng: number
  readonly lat: number
  readonly icon: PoiIcon
  readonly number: number | null
  /** Another marker stands in the very same place: the two move aside, this one to `side`. */
  readonly hasPair: boolean
  readonly side: -1 | 0 | 1
}
