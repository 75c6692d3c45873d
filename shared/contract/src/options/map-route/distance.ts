import { intlLocale } from '../../kernel/intl-locale.ts'

/** A corner of a line: longitude, latitude, in decimal degrees (WGS 84). */
type Position = readonly [longitude: number, latitude: number]

const earthRadius = 6_371_000
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Length of a line in metres, along the globe; 0 for fewer than two corners. */
export function lengthOf(line: readonly Position[]): number {
  return line.slice(1).reduce((sum, to, index) => sum + between(line[index] ?? to, to), 0)
}

/** «2.4 km», or «340 m» below one kilometre, to ten metres. */
export function inKilometres(metres: number, locale: string): string {
  const [value, unit] = metres < 1000 ? [Math.round(metres / 10) * 10, 'meter'] : [metres / 1000, 'kilometer']
  return new Intl.NumberFormat(intlLocale(locale), { style: 'unit', unit, maximumFractionDigits: 1 }).format(value)
}

function between([lng1, lat1]: Position, [lng2, lat2]: Position): number {
  const across = Math.sin(radians(lat2 - lat1) / 2) ** 2
  const along = Math.cos(radians(lat1)) * Math.cos(radians(lat2)) * Math.sin(radians(lng2 - lng1) / 2) ** 2
  return 2 * earthRadius * Math.asin(Math.sqrt(across + along))
}
