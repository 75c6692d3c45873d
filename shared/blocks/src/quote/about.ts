import type { About } from '@blickfang/contract/kernel/block.ts'

export const quoteAbout: About = {
  sentence: {
    de: 'Ein Satz, der hängen bleibt, und wer ihn gesagt hat.',
    fr: 'Une phrase qui reste, et qui l’a dite.',
    en: 'A sentence that stays, and who said it.',
  },
  synonyms: ['Kundenstimme', 'Leitsatz', 'témoignage', 'devise', 'testimonial', 'saying'],
}
