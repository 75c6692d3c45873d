import type { About } from '@blickfang/contract/kernel/block.ts'

export const announcementBubbleAbout: About = {
  sentence: {
    de: 'Ein runder Hinweis am Rand, den man schliessen kann.',
    fr: 'Une pastille au bord de la page, que l’on peut fermer.',
    en: 'A round note at the edge that can be closed.',
  },
  synonyms: ['Aktion', 'Störer', 'Rabatt', 'promotion', 'rabais', 'badge', 'sticker'],
}
