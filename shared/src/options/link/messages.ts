/** Words of the link control and its page picker. */
export const messages = {
  types: {
    url: { de: 'Web', fr: 'Web', en: 'Web' },
    phone: { de: 'Telefon', fr: 'Téléphone', en: 'Phone' },
    email: { de: 'E-Mail', fr: 'E-mail', en: 'E-mail' },
    page: { de: 'Seite', fr: 'Page', en: 'Page' },
  },
  fields: {
    url: { de: 'Web-Adresse', fr: 'Adresse web', en: 'Web address' },
    phone: { de: 'Telefonnummer', fr: 'Numéro de téléphone', en: 'Phone number' },
    email: { de: 'E-Mail-Adresse', fr: 'Adresse e-mail', en: 'E-mail address' },
  },
  placeholders: { url: 'https://beispiel.ch', phone: '+41 52 123 45 67', email: 'name@beispiel.ch' },
  invalid: {
    url: {
      de: 'Bitte gib eine gültige URL ein',
      fr: 'Veuillez saisir une URL valable',
      en: 'Please enter a valid URL',
    },
    phone: {
      de: 'Bitte gib eine gültige Telefonnummer ein',
      fr: 'Veuillez saisir un numéro de téléphone valable',
      en: 'Please enter a valid phone number',
    },
    email: {
      de: 'Bitte gib eine gültige E-Mail-Adresse ein',
      fr: 'Veuillez saisir une adresse e-mail valable',
      en: 'Please enter a valid e-mail address',
    },
  },
  type: { de: 'Art des Links', fr: 'Type de lien', en: 'Kind of link' },
  remove: { de: 'Link entfernen', fr: 'Supprimer le lien', en: 'Remove the link' },
  navigation: { de: 'Navigation', fr: 'Navigation', en: 'Navigation' },
  topLevel: { de: 'Weitere Seiten', fr: 'Autres pages', en: 'Top-level pages' },
  collections: { de: 'Sammlungen', fr: 'Collections', en: 'Collections' },
  uncategorized: { de: 'Nicht zugeordnet', fr: 'Non classé', en: 'Uncategorized' },
  loading: { de: 'Seiten werden geladen…', fr: 'Chargement des pages…', en: 'Loading pages…' },
  failed: {
    de: 'Die Seiten konnten nicht geladen werden.',
    fr: "Les pages n'ont pas pu être chargées.",
    en: 'The pages could not be loaded.',
  },
  again: { de: 'Noch einmal laden', fr: 'Charger à nouveau', en: 'Load again' },
  block: { de: 'Stelle auf der Seite', fr: 'Endroit de la page', en: 'Place on the page' },
  wholePage: { de: 'Anfang der Seite', fr: 'Début de la page', en: 'Top of the page' },
  goneBlock: { de: 'Entfernter Block', fr: 'Bloc supprimé', en: 'Removed block' },
  blocksFailed: {
    de: 'Die Blöcke konnten nicht geladen werden. Bitte öffnen Sie dieses Feld noch einmal.',
    fr: "Les blocs n'ont pas pu être chargés. Veuillez rouvrir ce champ.",
    en: 'The blocks could not be loaded. Please open this field again.',
  },
  search: { de: 'Seiten suchen', fr: 'Rechercher des pages', en: 'Search pages' },
  nothing: {
    de: 'Keine Seite passt dazu.',
    fr: 'Aucune page ne correspond.',
    en: 'No page matches.',
  },
  more: { de: 'Mehr laden', fr: 'Afficher plus', en: 'Load more' },
  none: { de: 'Keine Seiten', fr: 'Aucune page', en: 'No pages' },
} as const
