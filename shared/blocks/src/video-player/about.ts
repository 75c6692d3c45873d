import type { About } from '@blickfang/contract/kernel/block.ts'

export const videoPlayerAbout: About = {
  sentence: {
    de: 'Ein Film von YouTube oder aus Ihrer Mediathek.',
    fr: 'Un film de YouTube ou de votre médiathèque.',
    en: 'A film of YouTube or of your library.',
  },
  synonyms: ['Film', 'YouTube', 'vidéo', 'movie'],
}
