import type { About } from '@blickfang/contract/kernel/block.ts'

export const mediaGalleryAbout: About = {
  sentence: {
    de: 'Viele Bilder, die man gross ansehen kann.',
    fr: 'Beaucoup d’images à regarder en grand.',
    en: 'Many pictures that open large.',
  },
  synonyms: ['Galerie', 'Fotos', 'Album', 'galerie', 'photos', 'gallery', 'album'],
}
