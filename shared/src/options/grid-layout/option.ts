import { defineChoice } from '../../kernel/option.ts'

/**
 * How the cards of a board are laid out; a block filters the ones that suit it. Source: spec/editor.md §3, and decision 83 for the
 * last four.
 */
export const gridLayout = defineChoice({
  type: 'gridLayout',
  values: {
    grid: { de: 'Raster', fr: 'Grille', en: 'Grid' },
    masonry: { de: 'Versetzt', fr: 'Décalé', en: 'Staggered' },
    split: { de: 'Geteilt', fr: 'Partagé', en: 'Split' },
    carousel: { de: 'Karussell', fr: 'Carrousel', en: 'Carousel' },
    avatar: { de: 'Runde Porträts', fr: 'Portraits ronds', en: 'Round portraits' },
    list: { de: 'Verzeichnis', fr: 'Répertoire', en: 'Index' },
    shelf: { de: 'Regal', fr: 'Étagère', en: 'Shelf' },
    timeline: { de: 'Zeitstrahl', fr: 'Ligne du temps', en: 'Timeline' },
    window: { de: 'Fünf nebeneinander', fr: 'Cinq de front', en: 'Five side by side' },
  },
  fallback: 'grid',
})
