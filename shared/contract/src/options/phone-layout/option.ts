import { defineChoice } from '../../kernel/option.ts'

/** How the cards of a board lie on a phone, where a grid would be one card below the other. */
export const phoneLayout = defineChoice({
  type: 'phoneLayout',
  values: {
    stacked: { de: 'Untereinander', fr: 'Superposées', en: 'Stacked' },
    columns: { de: 'Zwei Spalten', fr: 'Deux colonnes', en: 'Two columns' },
    swipe: { de: 'Zum Wischen', fr: 'À faire défiler', en: 'To swipe' },
    list: { de: 'Liste', fr: 'Liste', en: 'List' },
  },
  glyphs: {
    stacked: 'M7 2h10v6H7zM7 9h10v6H7zM7 16h10v6H7z',
    columns: 'M5 3h6v8H5zM13 3h6v8h-6zM5 13h6v8H5zM13 13h6v8h-6z',
    swipe: 'M5 5h9v14H5zM16 5h6v14h-6z',
    list: 'M4 4h4v4H4zM10 5h10v2H10zM4 10h4v4H4zM10 11h10v2H10zM4 16h4v4H4zM10 17h10v2H10z',
  },
  fallback: 'stacked',
})
