import * as z from 'zod/mini'
import { defineSource } from '../../kernel/source.ts'
import { branchReviewsSchema } from './review.ts'

const review = {
  author: 'Anna Meier',
  rating: 5,
  text: 'Sehr genaue Messung und eine Beratung, bei der niemand drängt.',
  at: '2026-10-04T09:30:00Z',
  language: 'de',
}

/** Reviews of each branch from elsewhere: the last state in which the job `loadReviews` could read them. */
export const reviews = defineSource({
  name: 'reviews',
  schema: z.array(branchReviewsSchema),
  empty: [],
  tags: () => ['site', 'collection:reviews'],
  ages: 'never',
  sample: [
    {
      branchId: '7d3c1f0e-3f0b-4b6e-9d0c-0a4a4a6e1c11',
      branchName: 'Optik Lindenhof',
      city: 'Winterthur',
      rating: 4.8,
      count: 112,
      url: 'https://maps.google.com/?cid=1',
      reviews: [
        review,
        { ...review, author: 'Jean Dubois', rating: 4.5, text: 'Très bon accueil. '.repeat(20), language: 'fr' },
        { ...review, author: 'R. K.', rating: 4, at: null, language: null, text: '' },
      ],
    },
    {
      branchId: '7d3c1f0e-3f0b-4b6e-9d0c-0a4a4a6e1c12',
      branchName: 'Optik am See',
      city: 'Zürich',
      rating: null,
      count: 0,
      url: null,
      reviews: [{ ...review, author: 'Beat Keller' }],
    },
  ],
})
