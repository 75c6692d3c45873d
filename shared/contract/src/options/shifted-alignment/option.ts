import { defineChoice } from '../../kernel/option.ts'

/** How picture and text share their space; `default` puts them side by side where there is room. Source: spec/editor.md §3. */
export const shiftedAlignment = defineChoice({
  type: 'shiftedAlignment',
  values: {
    default: { de: 'Nebeneinander', fr: 'Côte à côte', en: 'Side by side' },
    mediaAboveText: { de: 'Bild über Text', fr: 'Image au-dessus du texte', en: 'Media above text' },
    textAboveMedia: { de: 'Text über Bild', fr: 'Texte au-dessus de l’image', en: 'Text above media' },
  },
  glyphs: {
    default: 'M3 7h8v2H3zM3 11h8v2H3zM3 15h5v2H3zM14 6h7v12h-7z',
    mediaAboveText: 'M4 3h16v10H4zM4 16h16v2H4zM4 20h10v2H4z',
    textAboveMedia: 'M4 2h16v2H4zM4 6h10v2H4zM4 11h16v10H4z',
  },
  fallback: 'default',
})
