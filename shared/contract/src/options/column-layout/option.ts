import { defineChoice } from '../../kernel/option.ts'

/** Most cards side by side, where the screen has room for them. Source: spec/editor.md §3. */
export const columnLayout = defineChoice({
  type: 'columnLayout',
  values: {
    '3': { de: '3 Spalten', fr: '3 colonnes', en: '3 columns' },
    '4': { de: '4 Spalten', fr: '4 colonnes', en: '4 columns' },
    '5': { de: '5 Spalten', fr: '5 colonnes', en: '5 columns' },
  },
  fallback: '3',
})
