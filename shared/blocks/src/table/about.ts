import type { About } from '@blickfang/contract/kernel/block.ts'

export const tableAbout: About = {
  sentence: {
    de: 'Zeilen und Spalten, um etwas zu vergleichen.',
    fr: 'Des lignes et des colonnes, pour comparer.',
    en: 'Rows and columns, to compare.',
  },
  synonyms: ['Vergleich', 'Liste', 'Raster', 'comparaison', 'liste', 'comparison', 'grid'],
}
