import type { About } from '@blickfang/contract/kernel/block.ts'

export const textBesideImageAbout: About = {
  sentence: {
    de: 'Ein Bild auf der einen Seite, Worte auf der anderen.',
    fr: 'Une image d’un côté, des mots de l’autre.',
    en: 'A picture on one side, words on the other.',
  },
  synonyms: ['Bild und Text', 'Foto', 'Über uns', 'image et texte', 'photo', 'à propos', 'media text', 'about'],
}
