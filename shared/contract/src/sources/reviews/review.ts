import * as z from 'zod/mini'
import { idSchema } from '../../kernel/text/id.ts'

/** Review of a branch. `at`: when it was written; `language`: of the text, as the service names it. */
export const reviewSchema = z.object({
  author: z.string(),
  rating: z.number().check(z.minimum(1), z.maximum(5)),
  text: z.string(),
  at: z.nullable(z.iso.datetime()),
  language: z.nullable(z.string()),
})

/** A branch with its reviews as they were read last. `rating` is the mean of all `count` of them, of which the service gives a few. */
export const branchReviewsSchema = z.object({
  branchId: idSchema,
  branchName: z.string(),
  city: z.string(),
  rating: z.nullable(z.number()),
  count: z.int(),
  /** Where all of them are read. */
  url: z.nullable(z.string()),
  reviews: z.array(reviewSchema),
})
export type BranchReviews = z.output<typeof branchReviewsSchema>
