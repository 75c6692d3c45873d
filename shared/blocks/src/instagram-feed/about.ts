import type { About } from '@blickfang/contract/kernel/block.ts'

export const instagramFeedAbout: About = {
  sentence: {
    de: 'Die neusten Beiträge Ihres Instagram-Kontos.',
    fr: 'Les dernières publications de votre compte Instagram.',
    en: 'The newest posts of your Instagram account.',
  },
  synonyms: ['Social Media', 'Fotos', 'réseaux sociaux', 'photos'],
}
