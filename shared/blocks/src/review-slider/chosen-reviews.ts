import type { BranchReviews } from '@blickfang/contract/sources/reviews/review.ts'

interface Wanted {
  readonly location: readonly string[] | null
  readonly ratingMinimum: number
  readonly count: number
}

/** A review as a card shows it. */
export interface ShownReview extends Readonly<BranchReviews['reviews'][number]> {
  readonly key: string
  readonly branch: string
}

/** The branches that an editor chose and what was written about them, the latest first; stars without words say nothing to read. */
export function chosenReviews(all: readonly BranchReviews[], { location, ratingMinimum, count }: Wanted) {
  const branches = all.filter(({ branchId }) => location?.includes(branchId))
  const reviews: readonly ShownReview[] = branches
    .flatMap(({ branchId, branchName, city, reviews }) =>
      reviews.map((review, index) => ({
        ...review,
        key: `${branchId} ${index}`,
        branch: [branchName, city]
          .filter((part, at, parts) => part && !(at > 0 && parts[0]?.includes(part)))
          .join(', '),
      })),
    )
    .filter(({ text, rating }) => text !== '' && rating >= ratingMinimum)
    .toSorted((a, b) => (b.at ?? '').localeCompare(a.at ?? ''))
    .slice(0, count)
  return { branches, reviews }
}
