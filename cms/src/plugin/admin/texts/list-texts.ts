import type { Label } from '@blickfang/shared/kernel/label.ts'

/** Words of the list of pages: its search, its filters, its parts. */
export const listTexts = {
  words: { de: 'Seiten suchen', fr: 'Rechercher des pages', en: 'Search pages' },
  collection: { de: 'Sammlung', fr: 'Collection', en: 'Collection' },
  state: { de: 'Status', fr: 'Statut', en: 'Status' },
  all: { de: 'Alle', fr: 'Tous', en: 'All' },
  waiting: { de: 'Mit offenen Änderungen', fr: 'Avec modifications en attente', en: 'With open changes' },
  show: { de: 'Suchen', fr: 'Rechercher', en: 'Search' },
  showAll: { de: 'Alle zeigen', fr: 'Tout afficher', en: 'Show all' },
  nothing: { de: 'Keine Seite passt dazu.', fr: 'Aucune page ne correspond.', en: 'No page matches.' },
  parts: { de: 'Teile der Liste', fr: 'Parties de la liste', en: 'Parts of the list' },
  of: { de: 'von', fr: 'sur', en: 'of' },
  back: { de: 'Zurück', fr: 'Précédent', en: 'Back' },
  next: { de: 'Weiter', fr: 'Suivant', en: 'Next' },
  allWaiting: { de: 'Alle ansehen', fr: 'Tout afficher', en: 'See all' },
} satisfies Record<string, Label>
