import { defineChoice } from '../../kernel/option.ts'

/** Width to height of a picture; `original` keeps its own. */
export const aspectRatio = defineChoice({
  type: 'aspectRatio',
  values: {
    original: { de: 'Wie das Bild', fr: 'Comme l’image', en: 'As the picture' },
    wide: { de: 'Breit 16:9', fr: 'Large 16:9', en: 'Wide 16:9' },
    classic: { de: 'Quer 4:3', fr: 'Paysage 4:3', en: 'Landscape 4:3' },
    square: { de: 'Quadrat', fr: 'Carré', en: 'Square' },
    portrait: { de: 'Hoch 3:4', fr: 'Portrait 3:4', en: 'Portrait 3:4' },
  },
  glyphs: {
    original: 'M3 5h18v14H3zM5 7v10h14V7zM8 15l3-4 2 2 2-3 2 5z',
    wide: 'M2 7h20v10H2z',
    classic: 'M3 5h18v14H3z',
    square: 'M4 4h16v16H4z',
    portrait: 'M6 3h12v18H6z',
  },
  fallback: 'original',
})
