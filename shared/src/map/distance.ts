import type { Position } from '../options/map-route/option.ts'

const earthRadius = 6_371_000
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Length of a line in metres, along the globe; 0 for fewer than two corners. */
export function lengthOf(line: readonly Position[]): number {
  return line.slice(1).reduce((sum, to, index) => sum + between(line[index] ?? to, to), 0)
}

function between([lng1, lat1]: Position, [lng2, lat2]: Position): number {
  const across = Math.sin(radians(lat2 - lat1) / 2) ** 2
  const along = Math.cos(radians(lat1)) * Math.cos(radians(lat2)) * Math.sin(radians(lng2 - lng1) / 2) ** 2
  return 2 * earthRadius * Math.asin(Math.sqrt(across + along))
}
