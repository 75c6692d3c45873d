import type { About } from '@blickfang/contract/kernel/block.ts'

export const announcementBarAbout: About = {
  sentence: {
    de: 'Eine Zeile über der ganzen Breite, die etwas ankündigt.',
    fr: 'Une ligne sur toute la largeur qui annonce quelque chose.',
    en: 'A line across the page that announces something.',
  },
  synonyms: ['Banner', 'Ankündigung', 'Aktion', 'Ferien', 'bannière', 'promotion', 'vacances', 'banner', 'promo'],
}
