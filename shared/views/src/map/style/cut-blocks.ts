import type { Position } from '@blickfang/contract/options/map-route/option.ts'

type Corners = readonly [Position, Position, Position, Position]

/** Gap between houses as a part of a house's side. */
const gap = 0.06

/** Cuts a quarter (corners counter-clockwise from the south-west) into houses, each a closed ring. */
export function cutBlock(corners: Corners, along: number, across: number): readonly (readonly Position[])[] {
  const ring = (column: number, row: number): readonly Position[] => {
    const [west, east] = [(column + gap) / along, (column + 1 - gap) / along]
    const [south, north] = [(row + gap) / across, (row + 1 - gap) / across]
    const at = (u: number, v: number) => inside(corners, u, v)
    return [at(west, south), at(east, south), at(east, north), at(west, north), at(west, south)]
  }
  return Array.from({ length: along * across }, (_, index) => ring(index % along, Math.floor(index / along)))
}

function inside([sw, se, ne, nw]: Corners, u: number, v: number): Position {
  const blend = (axis: 0 | 1) => (1 - v) * ((1 - u) * sw[axis] + u * se[axis]) + v * ((1 - u) * nw[axis] + u * ne[axis])
  return [round(blend(0)), round(blend(1))]
}

function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6
}
