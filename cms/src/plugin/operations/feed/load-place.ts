import type { BranchView } from '@blickfang/contract/content/branch.ts'
import type { BranchReviews } from '@blickfang/contract/sources/reviews/review.ts'
import * as z from 'zod/mini'
import type { OutsideClient } from '../../outside/outside-client.ts'

const wordsSchema = z.object({ text: z.string(), languageCode: z.optional(z.string()) })
const timeSchema = z.object({
  day: z.int().check(z.minimum(0), z.maximum(6)),
  hour: z.int().check(z.minimum(0), z.maximum(23)),
  minute: z.int().check(z.minimum(0), z.maximum(59)),
})
type Time = z.output<typeof timeSchema>

/** Facts of the Places API about a place. Source: developers.google.com/maps/documentation/places/web-service/reference/rest/v1/places */
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
  /** Address of the service. */
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

/**
 * Turns their periods into ours: our weekdays begin with Monday as 1, theirs with Sunday as 0. A period that goes on after midnight
 * ends on the next day.
 */
function periodsOf({ periods }: NonNullable<Place['regularOpeningHours']>): BranchView['periods'] {
  return periods
    .flatMap(({ open, close }) => stretchesOf(open, close ? minutesBetween(open, close) : week))
    .filter((period, index, all) => all.findIndex((other) => isSame(other, period)) === index)
    .toSorted((a, b) => a.day - b.day || a.open.localeCompare(b.open))
}

const day = 24 * 60
const week = 7 * day

/** Minutes from an opening to the next time the week reaches the closing. A shop that closes when it opens is open all week, as one without a closing. */
function minutesBetween(open: Time, close: Time): number {
  return (minuteOfWeek(close) - minuteOfWeek(open) + week) % week || week
}

/** A stretch of at most a day is one of ours; a longer one goes from midnight to midnight. */
function stretchesOf(open: Time, length: number): BranchView['periods'] {
  const from = minuteOfWeek(open)
  if (length <= day) return [period(from, from + length)]
  const nextMidnight = from - (from % day) + day
  const first = period(from, nextMidnight)
  return [first, ...stretchesOf(timeAt(nextMidnight), from + length - nextMidnight)]
}

function period(from: number, to: number): BranchView['periods'][number] {
  return { day: timeAt(from).day || 7, open: clock(timeAt(from)), close: clock(timeAt(to)) }
}

function minuteOfWeek({ day: weekday, hour, minute }: Time): number {
  return weekday * day + hour * 60 + minute
}

function timeAt(minute: number): Time {
  return { day: Math.floor(minute / day) % 7, hour: Math.floor((minute % day) / 60), minute: minute % 60 }
}

function isSame(a: BranchView['periods'][number], b: BranchView['periods'][number]): boolean {
  return a.day === b.day && a.open === b.open && a.close === b.close
}

function clock({ hour, minute }: Time): string {
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}
