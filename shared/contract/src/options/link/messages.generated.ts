// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '../../kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly 'types.url': null
  readonly 'types.phone': null
  readonly 'types.email': null
  readonly 'types.page': null
  readonly 'fields.url': null
  readonly 'fields.phone': null
  readonly 'fields.email': null
  readonly 'invalid.url': null
  readonly 'invalid.phone': null
  readonly 'invalid.email': null
  readonly 'invalid.isUrl': null
  readonly 'invalid.isPhone': null
  readonly 'invalid.isEmail': null
  readonly 'invalid.isRelative': null
  readonly type: null
  readonly remove: null
  readonly navigation: null
  readonly topLevel: null
  readonly collections: null
  readonly uncategorized: null
  readonly loading: null
  readonly failed: null
  readonly again: null
  readonly block: null
  readonly wholePage: null
  readonly goneBlock: null
  readonly blocksFailed: null
  readonly search: null
  readonly nothing: null
  readonly more: null
  readonly none: null
  readonly draft: null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      'types.url': "Web",
      'types.phone': "Telefon",
      'types.email': "E-Mail",
      'types.page': "Seite",
      'fields.url': "Web-Adresse",
      'fields.phone': "Telefonnummer",
      'fields.email': "E-Mail-Adresse",
      'invalid.url': "Bitte geben Sie eine gültige URL ein",
      'invalid.phone': "Bitte geben Sie eine gültige Telefonnummer ein",
      'invalid.email': "Bitte geben Sie eine gültige E-Mail-Adresse ein",
      'invalid.isUrl': "Das ist eine Web-Adresse. Bitte wählen Sie oben «Web».",
      'invalid.isPhone': "Das ist eine Telefonnummer. Bitte wählen Sie oben «Telefon».",
      'invalid.isEmail': "Das ist eine E-Mail-Adresse. Bitte wählen Sie oben «E-Mail».",
      'invalid.isRelative': "Bitte geben Sie die ganze Adresse ein, zum Beispiel https://beispiel.ch oder /kontakt.",
      type: "Art des Links",
      remove: "Link entfernen",
      navigation: "Navigation",
      topLevel: "Weitere Seiten",
      collections: "Sammlungen",
      uncategorized: "Nicht zugeordnet",
      loading: "Seiten werden geladen…",
      failed: "Die Seiten konnten nicht geladen werden.",
      again: "Noch einmal laden",
      block: "Stelle auf der Seite",
      wholePage: "Anfang der Seite",
      goneBlock: "Entfernter Block",
      blocksFailed: "Die Blöcke konnten nicht geladen werden. Bitte öffnen Sie dieses Feld noch einmal.",
      search: "Seiten suchen",
      nothing: "Keine Seite passt dazu.",
      more: "Mehr laden",
      none: "Keine Seiten",
      draft: "Entwurf",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      'types.url': "Web",
      'types.phone': "Téléphone",
      'types.email': "E-mail",
      'types.page': "Page",
      'fields.url': "Adresse web",
      'fields.phone': "Numéro de téléphone",
      'fields.email': "Adresse e-mail",
      'invalid.url': "Veuillez saisir une URL valable",
      'invalid.phone': "Veuillez saisir un numéro de téléphone valable",
      'invalid.email': "Veuillez saisir une adresse e-mail valable",
      'invalid.isUrl': "C’est une adresse web. Veuillez choisir « Web » ci-dessus.",
      'invalid.isPhone': "C’est un numéro de téléphone. Veuillez choisir « Téléphone » ci-dessus.",
      'invalid.isEmail': "C’est une adresse e-mail. Veuillez choisir « E-mail » ci-dessus.",
      'invalid.isRelative': "Veuillez saisir l’adresse entière, par exemple https://exemple.ch ou /contact.",
      type: "Type de lien",
      remove: "Supprimer le lien",
      navigation: "Navigation",
      topLevel: "Autres pages",
      collections: "Collections",
      uncategorized: "Non classé",
      loading: "Chargement des pages…",
      failed: "Les pages n’ont pas pu être chargées.",
      again: "Charger à nouveau",
      block: "Endroit de la page",
      wholePage: "Début de la page",
      goneBlock: "Bloc supprimé",
      blocksFailed: "Les blocs n’ont pas pu être chargés. Veuillez rouvrir ce champ.",
      search: "Rechercher des pages",
      nothing: "Aucune page ne correspond.",
      more: "Afficher plus",
      none: "Aucune page",
      draft: "Brouillon",
    },
  },
  en: {
    language: 'en',
    messages: {
      'types.url': "Web",
      'types.phone': "Phone",
      'types.email': "E-mail",
      'types.page': "Page",
      'fields.url': "Web address",
      'fields.phone': "Phone number",
      'fields.email': "E-mail address",
      'invalid.url': "Please enter a valid URL",
      'invalid.phone': "Please enter a valid phone number",
      'invalid.email': "Please enter a valid e-mail address",
      'invalid.isUrl': "This is a web address. Please choose “Web” above.",
      'invalid.isPhone': "This is a phone number. Please choose “Phone” above.",
      'invalid.isEmail': "This is an e-mail address. Please choose “E-mail” above.",
      'invalid.isRelative': "Please enter the whole address, such as https://example.ch or /contact.",
      type: "Kind of link",
      remove: "Remove the link",
      navigation: "Navigation",
      topLevel: "Top-level pages",
      collections: "Collections",
      uncategorized: "Uncategorized",
      loading: "Loading pages…",
      failed: "The pages could not be loaded.",
      again: "Load again",
      block: "Place on the page",
      wholePage: "Top of the page",
      goneBlock: "Removed block",
      blocksFailed: "The blocks could not be loaded. Please open this field again.",
      search: "Search pages",
      nothing: "No page matches.",
      more: "Load more",
      none: "No pages",
      draft: "Draft",
    },
  },
}
