import type { Label } from '@blickfang/contract/kernel/label.ts'

/** Names of Payload's controls that have none, for those who hear the page. */
export const controlNames = {
  select: { de: 'Auswählen:', fr: 'Sélectionner\u00a0:', en: 'Select:' },
  selectAll: { de: 'Alle auswählen', fr: 'Tout sélectionner', en: 'Select all' },
  choice: { de: 'Auswahl', fr: 'Choix', en: 'Choice' },
  more: { de: 'Weitere Aktionen', fr: 'Autres actions', en: 'More actions' },
  move: { de: 'Verschieben', fr: 'Déplacer', en: 'Move' },
  copy: { de: 'Adresse kopieren', fr: 'Copier l’adresse', en: 'Copy the address' },
  removeFile: { de: 'Datei entfernen', fr: 'Retirer le fichier', en: 'Remove the file' },
  previousPage: { de: 'Vorherige Seite', fr: 'Page précédente', en: 'Previous page' },
  nextPage: { de: 'Nächste Seite', fr: 'Page suivante', en: 'Next page' },
} as const satisfies Readonly<Record<string, Label>>
