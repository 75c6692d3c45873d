import type { About } from '@blickfang/contract/kernel/block.ts'

export const textOnImageAbout: About = {
  sentence: {
    de: 'Worte auf einem grossen Bild.',
    fr: 'Des mots sur une grande image.',
    en: 'Words on a large picture.',
  },
  synonyms: ['Bild', 'Foto', 'Panorama', 'photo', 'panorama', 'overlay'],
}
