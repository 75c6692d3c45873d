import * as z from 'zod/mini'
import { type Position, positionSchema, routeSchema } from './option.ts'
import { tidyJson } from './tidy-json.ts'

/** Why a text is no route; each has its sentence. */
export type RouteProblem = 'format' | 'json' | 'xml' | 'noLine' | 'tooShort' | 'tooLong' | 'outside'

/** The result of reading a pasted route. */
export type ParsedRoute = { readonly route: Position[] | null } | { readonly problem: RouteProblem }

/** Pattern for one pair after the other; nothing may stand between them. */
const pairPattern =
  /[([]?([-+]?\d{1,3}\.\d+)(?:\s*°)?(?:\s*[,;]\s*|\s+)([-+]?\d{1,3}\.\d+)(?:\s*°)?(?:\s*[)\]])?(?:\s*[,;|])?\s*/gy

/** A corner; a third number is the height. */
const cornersSchema = z.array(z.array(z.number()).check(z.minLength(2)))
const lineSchema = z.pipe(
  z.discriminatedUnion('type', [
    z.object({ type: z.literal('LineString'), coordinates: cornersSchema }),
    z.object({ type: z.literal('MultiLineString'), coordinates: z.array(cornersSchema) }),
  ]),
  z.transform((line) => (line.type === 'LineString' ? line.coordinates : line.coordinates.flat())),
)
const featureSchema = z.object({ type: z.literal('Feature'), geometry: z.unknown() })
const featureCollectionSchema = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(z.unknown()).check(z.minLength(1)),
})
// Not z.coerce, which brings dates and big numbers into the editor's bundle, and makes 0 of nothing.
const coordinateSchema = z.union([
  z.number(),
  z.pipe(z.string().check(z.regex(/^\s*[-+]?\d+(\.\d+)?\s*$/)), z.transform(Number)),
])
const pairsSchema = z.array(z.tuple([coordinateSchema, coordinateSchema]))

/**
 * Reads what people paste as a route: decimal pairs «latitude, longitude», a JSON array of pairs (quotation signs of any kind
 * and trailing commas forgiven), or GeoJSON: a line, or a feature or collection whose first feature is one. Blank gives null.
 * Source: spec/editor.md §5.
 */
export function parseRoute(text: string): ParsedRoute {
  const source = text.trim()
  if (source === '') return { route: null }
  if (source.startsWith('<')) return { problem: 'xml' }
  if (source.startsWith('{')) return parseGeoJson(source)
  if (source.startsWith('[')) return parseArray(source)
  return parsePairs(source)
}

function parsePairs(source: string): ParsedRoute {
  const found = [...source.matchAll(pairPattern)]
  if (found.map(([pair]) => pair).join('') !== source) return { problem: 'format' }
  return checked(found.map(([, latitude, longitude]) => [Number(longitude), Number(latitude)]))
}

function parseGeoJson(source: string): ParsedRoute {
  const json = parseLenient(source)
  if (!json) return { problem: 'json' }
  const collection = featureCollectionSchema.safeParse(json.value)
  const first = collection.success ? collection.data.features[0] : json.value
  const feature = featureSchema.safeParse(first)
  const line = lineSchema.safeParse(feature.success ? feature.data.geometry : first)
  if (!line.success) return { problem: 'noLine' }
  return checked(line.data.map(([longitude = 0, latitude = 0]) => [longitude, latitude]))
}

function parseArray(source: string): ParsedRoute {
  const json = parseLenient(source)
  // Pairs in brackets behind each other, which no array holds.
  if (!json) return 'route' in parsePairs(source) ? parsePairs(source) : { problem: 'json' }
  const pairs = pairsSchema.safeParse(json.value)
  if (!pairs.success) return { problem: 'format' }
  return checked(pairs.data.map(isLatitudeFirst(pairs.data) ? ([a, b]) => [b, a] : (pair) => pair))
}

/** Pairs copied out of a map service name the latitude first, GeoJSON the longitude: in Switzerland one can tell. */
function isLatitudeFirst(pairs: readonly (readonly [number, number])[]): boolean {
  return pairs.every(([a, b]) => a >= 45 && a <= 48 && b >= 5 && b <= 11)
}

/** Reads a source as it stands; tidies it first only where that fails. */
function parseLenient(source: string): { readonly value: unknown } | null {
  return parseJson(source) ?? parseJson(tidyJson(source))
}

function parseJson(source: string): { readonly value: unknown } | null {
  try {
    return { value: JSON.parse(source) }
  } catch {
    return null
  }
}

function checked(pairs: readonly unknown[]): ParsedRoute {
  const route = routeSchema.safeParse(pairs)
  if (route.success) return { route: route.data }
  const code = route.error.issues.find(({ path }) => path.length === 0)?.code
  return { problem: code === 'too_small' ? 'tooShort' : code === 'too_big' ? 'tooLong' : 'outside' }
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
