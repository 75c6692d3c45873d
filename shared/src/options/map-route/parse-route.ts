import * as z from 'zod/mini'
import { type Position, positionSchema, routeSchema } from './option.ts'

/** What came of reading a pasted route; `detail` is the JSON parser's own message where there is one. */
export type ParsedRoute =
  | { readonly route: Position[] | null }
  | { readonly problem: 'format'; readonly detail: string }

const invalid: ParsedRoute = { problem: 'format', detail: 'Invalid coordinates format' }
/** One pair after the other; nothing may stand between them. */
const pairPattern =
  /[([]?([-+]?\d{1,3}\.\d+)(?:\s*°)?(?:\s*[,;]\s*|\s+)([-+]?\d{1,3}\.\d+)(?:\s*°)?(?:\s*[)\]])?(?:\s*[,;|])?\s*/gy

const featureCollectionSchema = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(z.unknown()).check(z.minLength(1)),
})
const lineFeatureSchema = z.object({
  geometry: z.object({
    type: z.literal('LineString'),
    coordinates: z.array(z.array(z.number()).check(z.minLength(2))),
  }),
})
// Not z.coerce, which brings dates and big numbers into the editor's bundle.
const coordinateSchema = z.pipe(z.transform(Number), z.number())
const pairsSchema = z.array(z.tuple([coordinateSchema, coordinateSchema]))

/**
 * Reads what people paste as a route: decimal pairs «latitude, longitude», a JSON array of pairs (single quotes, no quotes and
 * trailing commas forgiven), or a GeoJSON feature collection whose first feature is a line. Blank gives null.
 * Source: spec/editor.md §5.
 */
export function parseRoute(text: string): ParsedRoute {
  const source = text.trim()
  if (source === '') return { route: null }
  if (source.startsWith('{')) return parseFeatures(source)
  if (source.startsWith('[')) return parseArray(source)
  const found = [...source.matchAll(pairPattern)]
  if (found.map(([pair]) => pair).join('') !== source) return invalid
  return checked(found.map(([, latitude, longitude]) => [Number(longitude), Number(latitude)]))
}

function parseFeatures(source: string): ParsedRoute {
  const json = parseLenient(source)
  if ('problem' in json) return json
  const collection = featureCollectionSchema.safeParse(json.value)
  const line = lineFeatureSchema.safeParse(collection.data?.features[0])
  if (!line.success) return invalid
  // A third number is the height.
  return checked(line.data.geometry.coordinates.map(([longitude, latitude]) => [longitude, latitude]))
}

function parseArray(source: string): ParsedRoute {
  const json = parseLenient(source)
  if ('problem' in json) return json
  const pairs = pairsSchema.safeParse(json.value)
  if (!pairs.success) return invalid
  return checked(pairs.data.map(isLatitudeFirst(pairs.data) ? ([a, b]) => [b, a] : (pair) => pair))
}

/** Pairs copied out of a map service name the latitude first, GeoJSON the longitude: in Switzerland one can tell. */
function isLatitudeFirst(pairs: readonly (readonly [number, number])[]): boolean {
  return pairs.every(([a, b]) => a >= 45 && a <= 48 && b >= 5 && b <= 11)
}

function parseLenient(source: string): { readonly value: unknown } | Extract<ParsedRoute, { problem: string }> {
  const tidy = source
    .replace(/[‘’‚'“”„]/g, '"')
    .replace(/,(\s*[\]}])/g, '$1')
    .replace(/,\s*$/, '')
  try {
    return { value: JSON.parse(tidy) }
  } catch (cause) {
    return { problem: 'format', detail: cause instanceof Error ? cause.message : String(cause) }
  }
}

function checked(pairs: readonly unknown[]): ParsedRoute {
  const route = routeSchema.safeParse(pairs)
  return route.success ? { route: route.data } : invalid
}

/** The route as the textarea shows it: «latitude, longitude», one pair a line. */
export function formatRoute(route: readonly Position[] | null): string {
  return (route ?? [])
    .map((pair) => positionSchema.parse(pair))
    .map(([lng, lat]) => `${decimal(lat)}, ${decimal(lng)}`)
    .join('\n')
}

// The pattern for pairs wants decimals, so a whole degree keeps one.
function decimal(value: number): string {
  return Number.isInteger(value) ? value.toFixed(1) : String(value)
}
