import { defineChoice } from '../../kernel/option.ts'

/** Whether a picture fills its frame and loses its edges, or is shown whole. Source: spec/editor.md §3. */
export const objectFit = defineChoice({
  type: 'objectFit',
  values: {
    cover: { de: 'Füllen', fr: 'Remplir', en: 'Fill' },
    contain: { de: 'Ganzes Bild', fr: 'Image entière', en: 'Whole picture' },
  },
  glyphs: {
    cover: 'M3 4h18v16H3z',
    contain: 'M3 4h18v16H3zM5 6v12h14V6zM8 6h8v12H8z',
  },
  fallback: 'cover',
})
