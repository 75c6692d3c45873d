// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '../../../kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly SLUG_EMPTY: null
  readonly SLUG_TAKEN: null
  readonly TRANSLATIONS_MISSING: null
  readonly CHANGED_SINCE: null
  readonly NOT_IN_COLLECTION: null
  readonly HOME_STAYS: null
  readonly NOT_SHOWN_YET: null
  readonly WRONG_PASSWORD: null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      SLUG_EMPTY: "Die URL darf nicht leer sein",
      SLUG_TAKEN: "Diese URL existiert bereits",
      TRANSLATIONS_MISSING: "Es fehlen noch Übersetzungen. Ergänzen Sie sie oder blenden Sie die Sprache für diese Seite aus.",
      CHANGED_SINCE: "Nichts ist geschehen, denn auf dieser Seite wurde inzwischen noch etwas geändert. Sehen Sie die Liste der Änderungen noch einmal durch, und versuchen Sie es dann erneut.",
      NOT_IN_COLLECTION: "Die Reihenfolge wurde nicht geändert: Der Eintrag ist nicht (mehr) in dieser Sammlung. Bitte laden Sie die Seite neu.",
      HOME_STAYS: "Die Startseite bleibt online, denn ohne sie hätte die Website keinen Eingang. Ändern Sie ihren Inhalt und veröffentlichen Sie ihn.",
      NOT_SHOWN_YET: "Die Änderung ist gespeichert. Bis alle sie auf der Website sehen, kann es noch einen Moment dauern.",
      WRONG_PASSWORD: "Das Passwort stimmt nicht. Bitte versuchen Sie es noch einmal.",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      SLUG_EMPTY: "L’URL ne peut pas être vide",
      SLUG_TAKEN: "Cette URL existe déjà",
      TRANSLATIONS_MISSING: "Il manque encore des traductions. Complétez-les ou masquez la langue pour cette page.",
      CHANGED_SINCE: "Rien n’a été fait, car quelque chose a encore été modifié entre-temps sur cette page. Parcourez à nouveau la liste des modifications, puis réessayez.",
      NOT_IN_COLLECTION: "L’ordre n’a pas été modifié : l’élément n’est pas (ou plus) dans cette collection. Veuillez recharger la page.",
      HOME_STAYS: "La page d’accueil reste en ligne, car sans elle le site n’aurait plus d’entrée. Modifiez son contenu et publiez-le.",
      NOT_SHOWN_YET: "La modification est enregistrée. Il peut s’écouler un instant avant que tout le monde la voie sur le site.",
      WRONG_PASSWORD: "Le mot de passe est incorrect. Veuillez réessayer.",
    },
  },
  en: {
    language: 'en',
    messages: {
      SLUG_EMPTY: "The URL must not be empty",
      SLUG_TAKEN: "This URL exists already",
      TRANSLATIONS_MISSING: "Translations are missing. Add them or hide the language on this page.",
      CHANGED_SINCE: "Nothing was done, because something else has been changed on this page meanwhile. Look through the list of changes once more, then try again.",
      NOT_IN_COLLECTION: "Failed to reorder collection",
      HOME_STAYS: "The home page stays online, since without it the site would have no front door. Change its content and publish it.",
      NOT_SHOWN_YET: "The change is saved. It may take a moment until everybody sees it on the website.",
      WRONG_PASSWORD: "The password is wrong. Please try again.",
    },
  },
}
