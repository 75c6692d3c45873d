/** Words of the media control. */
export const messages = {
  choose: { de: 'Bild wählen', fr: 'Choisir une image', en: 'Choose a picture' },
  replace: { de: 'Ersetzen', fr: 'Remplacer', en: 'Replace' },
  remove: { de: 'Entfernen', fr: 'Retirer', en: 'Remove' },
} as const
