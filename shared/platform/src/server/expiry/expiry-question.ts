import * as z from 'zod'

/** Where the cms answers how far its journal of expired pages is; inside the operator's network only, with the shared secret. */
export const expiryPath = '/internal/expiries'

/** How long a web process answers out of its cache after it began to ask, and a cms waits for one that asks no more. */
export const leaseMs = 7_000

/** Question that a web process asks every second: `position` is how far it has followed, null where it knows nothing yet. */
export const expiryQuestionSchema = z.strictObject({
  web: z.string().regex(/^[\w-]{8,40}$/),
  position: z.int().min(0).nullable(),
  /** The process ends, and answers nobody any more: nothing need wait for it. */
  leaves: z.boolean().optional(),
})
export type ExpiryQuestion = z.output<typeof expiryQuestionSchema>

/** All that was expired after the asked position, in order; null where nobody knows: then everything was. */
export const expiryAnswerSchema = z.object({
  position: z.int().min(0),
  expiries: z.array(z.object({ position: z.int(), tags: z.array(z.string()) })).nullable(),
})
export type ExpiryAnswer = z.output<typeof expiryAnswerSchema>

/** The answer, with 503, of a cms that nobody listens to where its database is: nobody publishes at that moment. */
export const nobodyPublishesSchema = z.object({ nobodyPublishes: z.literal(true) })
