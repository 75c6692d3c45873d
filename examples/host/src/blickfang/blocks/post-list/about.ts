import type { About } from '@blickfang/contract/kernel/block.ts'

export const postListAbout: About = {
  sentence: {
    de: 'Die neusten Beiträge aus der Verwaltung.',
    fr: 'Les derniers articles de l’administration.',
    en: 'The newest posts of the admin.',
  },
  synonyms: ['Blog', 'Neuigkeiten', 'nouvelles', 'news'],
}
