import type { BranchView } from '@blickfang/shared/sources/branches/branch.ts'
import type { BranchReviews } from '@blickfang/shared/sources/reviews/review.ts'
import * as z from 'zod/mini'
import type { OutsideClient } from '../../outside/outside-client.ts'

const wordsSchema = z.object({ text: z.string(), languageCode: z.optional(z.string()) })
const timeSchema = z.object({
  day: z.int().check(z.minimum(0), z.maximum(6)),
  hour: z.int().check(z.minimum(0), z.maximum(23)),
  minute: z.int().check(z.minimum(0), z.maximum(59)),
})
type Time = z.output<typeof timeSchema>

/** What the Places API says of a place. Source: developers.google.com/maps/documentation/places/web-service/reference/rest/v1/places */
const placeSchema = z.object({
  rating: z.optional(z.number().check(z.minimum(1), z.maximum(5))),
  userRatingCount: z._default(z.int().check(z.minimum(0)), 0),
  googleMapsUri: z.optional(z.url({ protocol: /^https$/ })),
  reviews: z._default(
    z.array(
      z.object({
        rating: z.number().check(z.minimum(1), z.maximum(5)),
        text: z.optional(wordsSchema),
        originalText: z.optional(wordsSchema),
        authorAttribution: z.optional(z.object({ displayName: z._default(z.string(), '') })),
        publishTime: z.optional(z.iso.datetime()),
      }),
    ),
    [],
  ),
  regularOpeningHours: z.optional(
    z.object({ periods: z._default(z.array(z.object({ open: timeSchema, close: z.optional(timeSchema) })), []) }),
  ),
})
type Place = z.output<typeof placeSchema>

const fieldMask = ['rating', 'userRatingCount', 'googleMapsUri', 'reviews', 'regularOpeningHours'].join(',')
const maxText = 5_000
const maxName = 200

/** A place as a feed keeps it. `periods`: null where the place names no hours. */
export interface PlaceFeed extends Pick<BranchReviews, 'rating' | 'count' | 'url' | 'reviews'> {
  readonly periods: BranchView['periods'] | null
}

interface LoadPlace {
  /** Of the service. */
  readonly url: string
  readonly key: string
  readonly placeId: string
  readonly signal: AbortSignal
}

/** Reads a place's reviews and opening hours. Throws OutsideError. */
export async function loadPlace(outside: OutsideClient, { url, key, placeId, signal }: LoadPlace): Promise<PlaceFeed> {
  const address = `${url}/v1/places/${encodeURIComponent(placeId)}?languageCode=de`
  const headers = { 'x-goog-api-key': key, 'x-goog-fieldmask': fieldMask }
  const place = await outside.loadJson(placeSchema, address, { maxBytes: 1_000_000, maxMs: 15_000, headers, signal })
  return {
    rating: place.rating ?? null,
    count: place.userRatingCount,
    url: place.googleMapsUri ?? null,
    reviews: place.reviews.map((review) => {
      // As it was written, rather than as it was translated.
      const words = review.originalText ?? review.text
      return {
        author: (review.authorAttribution?.displayName ?? '').slice(0, maxName),
        rating: review.rating,
        text: (words?.text ?? '').trim().slice(0, maxText),
        at: review.publishTime ?? null,
        language: words?.languageCode ?? null,
      }
    }),
    periods: place.regularOpeningHours ? periodsOf(place.regularOpeningHours) : null,
  }
}

/** Weekdays of ours begin with Monday as 1, theirs with Sunday as 0. What goes on after midnight becomes two stretches. */
function periodsOf({ periods }: NonNullable<Place['regularOpeningHours']>): BranchView['periods'] {
  const [first] = periods
  // A single stretch without an end: round the clock.
  if (periods.length === 1 && first && !first.close)
    return [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, open: '00:00', close: '23:59' }))
  return periods
    .flatMap(({ open, close }) => {
      const day = open.day || 7
      if (close && close.day === open.day) return [{ day, open: clock(open), close: clock(close) }]
      const evening = { day, open: clock(open), close: '23:59' }
      return !close || clock(close) === '00:00'
        ? [evening]
        : [evening, { day: close.day || 7, open: '00:00', close: clock(close) }]
    })
    .toSorted((a, b) => a.day - b.day || a.open.localeCompare(b.open))
}

function clock({ hour, minute }: Time): string {
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}
