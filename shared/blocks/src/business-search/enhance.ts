import { defineLaterEnhancer } from '@blickfang/views/kernel/island/enhancer.ts'

export const businessSearchEnhancers = [
  defineLaterEnhancer<HTMLElement>('[data-directory]', () =>
    import('./search-in-place.ts').then((module) => module.searchInPlace),
  ),
]
