import type { BranchReviews } from '@blickfang/contract/sources/reviews/review.ts'
import { reviews } from '@blickfang/contract/sources/reviews/source.ts'
import { sql } from '@payloadcms/db-postgres'
import { defineReader } from '../source-reader.ts'

interface Row extends Pick<BranchReviews, 'branchId' | 'branchName' | 'city'> {
  readonly data: Omit<BranchReviews, 'branchId' | 'branchName' | 'city'>
}

export const reviewsReader = defineReader(reviews, {
  rows: () => sql`(select json_agg(json_build_object(
      'branchId', b.id, 'branchName', b.name, 'city', coalesce(b.city, ''), 'data', f.data) order by b.created_at, b.id)
    from bf_branches b join bf_feeds f on f.key = 'reviews:' || b.id where f.data is not null)`,
  view: (rows: Row[] | null) =>
    (rows ?? []).map(({ branchId, branchName, city, data: { rating, count, url, reviews } }) => ({
      ...{ branchId, branchName, city, rating, count, url, reviews },
    })),
})
