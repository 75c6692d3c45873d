import { defineChoice } from '../../kernel/option.ts'

/** How picture and text share their space; `default` puts them side by side where there is room. Source: spec/editor.md §3. */
export const shiftedAlignment = defineChoice({
  type: 'shiftedAlignment',
  values: {
    default: { de: 'Nebeneinander', fr: 'Côte à côte', en: 'Side by side' },
    mediaAboveText: { de: 'Bild über Text', fr: 'Image au-dessus du texte', en: 'Media above text' },
    textAboveMedia: { de: 'Text über Bild', fr: 'Texte au-dessus de l’image', en: 'Text above media' },
  },
  fallback: 'default',
})
