/** Words of an empty editor. Payload's own German says «du». */
export const editorPlaceholder = {
  de: 'Schreiben Sie hier, oder geben Sie «/» für Befehle ein.',
  fr: 'Écrivez ici, ou saisissez «\u00a0/\u00a0» pour les commandes.',
  en: 'Write here, or enter “/” for commands.',
}
