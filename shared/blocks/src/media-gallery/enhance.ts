import { defineEnhancer, definePress } from '@blickfang/views/kernel/island/enhancer.ts'

const loadLightbox = () => import('./lightbox.ts')

/** Opens the picture that the page's address names. */
const openNamed = defineEnhancer('[data-gallery]', (gallery) => {
  const look = () => {
    const named = location.hash && gallery.querySelector<HTMLAnchorElement>(`${location.hash} a[data-whole]`)
    if (named) void loadLightbox().then(({ openNamed }) => openNamed(named))
  }
  look()
  addEventListener('hashchange', look)
  return () => removeEventListener('hashchange', look)
})

export const mediaGalleryEnhancers = [
  openNamed,
  definePress('a[data-whole]', loadLightbox),
  definePress('[data-more-pictures]', () => import('./show-more.ts')),
]
