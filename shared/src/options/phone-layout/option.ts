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
  fallback: 'stacked',
})
