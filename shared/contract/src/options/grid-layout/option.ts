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
  glyphs: {
    grid: 'M3 3h8v8H3zM13 3h8v8h-8zM3 13h8v8H3zM13 13h8v8h-8z',
    masonry: 'M3 3h8v5H3zM13 3h8v11h-8zM3 10h8v11H3zM13 16h8v5h-8z',
    split: 'M3 3h8v8H3zM13 5h8v2h-8zM13 9h5v2h-5zM13 13h8v8h-8zM3 15h8v2H3zM3 19h5v2H3z',
    carousel: 'M7 5h10v14H7zM2 8h3v8H2zM19 8h3v8h-3z',
    avatar: 'M12 3a6 6 0 110 12 6 6 0 010-12zM6 18h12v2H6z',
    list: 'M3 5h10v2H3zM3 11h10v2H3zM3 17h10v2H3zM18.5 8a4 4 0 110 8 4 4 0 010-8z',
    shelf:
      'M3 14V8a3 3 0 016 0v6zM10 14V8a3 3 0 016 0v6zM17 14V8a3 3 0 016 0v6zM1 15h22v2H1zM4 19h4v3H4zM11 19h4v3h-4z',
    timeline: 'M2 6h20v2H2zM2 4h2v6H2zM8 4h2v6H8zM18 4h2v6h-2zM2 13h4v7H2zM8 13h8v7H8zM18 13h4v7h-4z',
    window: 'M1 5h4v14H1zM5.5 5h4v14h-4zM10 5h4v14h-4zM14.5 5h4v14h-4zM19 5h4v14h-4z',
  },
  fallback: 'grid',
})
