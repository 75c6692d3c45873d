import type { About } from '@blickfang/contract/kernel/block.ts'

export const imageBoardAbout: About = {
  sentence: {
    de: 'Karten mit Bild, Titel und Text in einem Raster.',
    fr: 'Des cartes avec image, titre et texte dans une grille.',
    en: 'Cards with picture, title and text in a grid.',
  },
  synonyms: ['Karten', 'Kacheln', 'Raster', 'Galerie', 'cartes', 'tuiles', 'cards', 'tiles', 'grid'],
}
