import { defineLaterEnhancer, definePress } from '../../kernel/island/enhancer.ts'

export const mediaGalleryEnhancers = [
  defineLaterEnhancer<HTMLElement>('[data-gallery]', () =>
    import('./open-named.ts').then((module) => module.openNamed),
  ),
  definePress('a[data-whole]', () => import('./lightbox.ts')),
  definePress('[data-more-pictures]', () => import('./show-more.ts')),
]
