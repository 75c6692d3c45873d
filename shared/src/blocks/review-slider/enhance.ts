import { defineLaterEnhancer } from '../../kernel/island/enhancer.ts'

export const reviewSliderEnhancers = [
  defineLaterEnhancer<HTMLElement>('[data-swipe]', () =>
    import('./swipe-reviews.ts').then((module) => module.swipeReviews),
  ),
]
