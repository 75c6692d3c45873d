import type { About } from '@blickfang/contract/kernel/block.ts'

export const mapContainerAbout: About = {
  sentence: {
    de: 'Eine Karte, auf der man von Station zu Station geht.',
    fr: 'Une carte sur laquelle on va d’étape en étape.',
    en: 'A map on which one goes from stop to stop.',
  },
  synonyms: ['Karte', 'Landkarte', 'Rundgang', 'plan', 'parcours', 'map', 'tour'],
}
