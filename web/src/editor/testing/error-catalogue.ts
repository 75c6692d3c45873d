import type { ErrorCode } from '@blickfang/contract/api/errors/app-error.ts'

interface CatalogueRow {
  /** The statement of the specification, by its running number (docs/COVERAGE.md). */
  readonly row: number
  /** Code of the server; null for a fault that is known without it. */
  readonly code: ErrorCode | null
  /** Where a person reads it; `answer`: nobody but a program does. */
  readonly place: 'page' | 'options' | 'panel' | 'list' | 'dialog' | 'toast' | 'toolbar' | 'answer'
  readonly de: string
  readonly fr: string
}

const away = {
  de: 'Der Dienst ist gerade nicht erreichbar. Ihre Änderungen gehen nicht verloren',
  fr: 'Le service n’est pas joignable pour le moment. Vos modifications sont conservées',
}
const internal = {
  de: 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es in einer Minute noch einmal.',
  fr: 'Une erreur s’est produite de notre côté. Veuillez réessayer dans une minute.',
}

/**
 * Sentences for people when something goes wrong, for each row of spec/editor.md §8 that has any, and where they stand. Of row 333
 * there is nothing: an upload answers the whole medium or one of the others.
 */
export const errorCatalogue = {
  noLink: { row: 326, code: null, place: 'page', de: 'Link fehlt', fr: 'Lien manquant' },
  noText: { row: 327, code: null, place: 'page', de: 'Text fehlt', fr: 'Texte manquant' },
  unknownOption: {
    ...{ row: 328, code: null, place: 'options' },
    ...{ de: 'Unbekannte Option: Himmelsrichtung', fr: 'Option inconnue\u00a0: Orientation' },
  },
  unnamed: { row: 329, code: null, place: 'panel', de: 'Ohne Namen', fr: 'Sans nom' },
  upload: {
    ...{ row: 330, code: 'FILE_DAMAGED', place: 'list' },
    de: '«a.png» konnte nicht hochgeladen werden Die Datei ist beschädigt oder unvollständig.',
    fr: '«\u00a0a.png\u00a0» n’a pas pu être envoyé Le fichier est endommagé ou incomplet.',
  },
  bulk: {
    ...{ row: 331, code: null, place: 'toast' },
    de: '«brief.txt» konnte nicht hochgeladen werden: Dateityp nicht erlaubt.',
    fr: '«\u00a0brief.txt\u00a0» n’a pas pu être envoyé: Type de fichier non autorisé.',
  },
  internal: { row: 332, code: 'INTERNAL', place: 'answer', ...internal },
  filmAddress: {
    ...{ row: 334, code: 'VIDEO_UPLOAD_REFUSED', place: 'toast' },
    de: 'Der Videodienst nimmt gerade nichts an. Es wurde nichts hochgeladen.',
    fr: 'Le service vidéo n’accepte rien pour le moment. Rien n’a été envoyé.',
  },
  filmEmpty: {
    ...{ row: 334, code: 'VIDEO_UPLOAD_EMPTY', place: 'toast' },
    de: 'Der Videodienst hat nicht gesagt, wohin das Video soll.',
    fr: 'Le service vidéo n’a pas indiqué où envoyer la vidéo.',
  },
  filmEntry: {
    ...{ row: 334, code: 'VIDEO_ENTRY_FAILED', place: 'toast' },
    de: 'Das Video ist hochgeladen, aber noch nicht in der Mediathek.',
    fr: 'La vidéo est envoyée, mais pas encore dans la médiathèque.',
  },
  crop: {
    ...{ row: 335, code: 'CROP_FAILED', place: 'toast' },
    de: 'Von dieser Datei lässt sich kein Ausschnitt machen; es wurde nichts geändert.',
    fr: 'Impossible de recadrer ce fichier\u00a0; rien n’a été modifié.',
  },
  video: {
    ...{ row: 336, code: null, place: 'options' },
    de: 'Bitte geben Sie eine gültige YouTube-URL ein',
    fr: 'Veuillez saisir une URL YouTube valable',
  },
  translation: {
    ...{ row: 337, code: 'TRANSLATION_DOWN', place: 'toast' },
    de: 'Fehler beim Übersetzen: Der Übersetzungsdienst antwortet nicht.',
    fr: 'Erreur lors de la traduction: Le service de traduction ne répond pas.',
  },
  publish: {
    ...{ row: 338, code: 'UNAVAILABLE', place: 'toast' },
    de: `Fehler beim Veröffentlichen: ${away.de}`,
    fr: `Erreur lors de la publication: ${away.fr}`,
  },
  revert: {
    ...{ row: 339, code: 'UNAVAILABLE', place: 'toast' },
    de: `Fehler beim Verwerfen der Änderungen: ${away.de}`,
    fr: `Erreur lors de l’abandon des modifications: ${away.fr}`,
  },
  removal: {
    ...{ row: 340, code: 'UNAVAILABLE', place: 'toast' },
    de: `Fehler beim Veröffentlichen: ${away.de}`,
    fr: `Erreur lors de la publication: ${away.fr}`,
  },
  create: {
    ...{ row: 341, code: 'FORBIDDEN', place: 'toast' },
    de: 'Fehler beim Erstellen der Seite: Dafür fehlt Ihnen die Berechtigung.',
    fr: 'Erreur lors de la création de la page: Vous n’avez pas l’autorisation nécessaire.',
  },
  settings: {
    ...{ row: 342, code: 'FORBIDDEN', place: 'toast' },
    de: 'Fehler beim Aktualisieren der Einstellungen: Dafür fehlt Ihnen die Berechtigung.',
    fr: 'Erreur lors de la mise à jour des réglages: Vous n’avez pas l’autorisation nécessaire.',
  },
  footer: {
    ...{ row: 343, code: 'UNAVAILABLE', place: 'toast' },
    de: `Der Fussbereich konnte nicht zurückgesetzt werden: ${away.de}`,
    fr: `Le pied de page n’a pas pu être réinitialisé: ${away.fr}`,
  },
  deletePicture: {
    ...{ row: 344, code: 'UNAVAILABLE', place: 'toast' },
    de: `«a.png» konnte nicht gelöscht werden: ${away.de}`,
    fr: `«\u00a0a.png\u00a0» n’a pas pu être supprimé: ${away.fr}`,
  },
  film: {
    ...{ row: 345, code: null, place: 'toast' },
    de: '«film.mp4» ist nicht bereit. Das Hochladen wurde abgebrochen.',
    fr: '«\u00a0film.mp4\u00a0» n’est pas prête. L’envoi a été interrompu.',
  },
  block: {
    ...{ row: 346, code: 'FORBIDDEN', place: 'page' },
    de: 'Dieser Block liess sich nicht speichern: Dafür fehlt Ihnen die Berechtigung.',
    fr: 'Ce bloc n’a pas pu être enregistré\u00a0: Vous n’avez pas l’autorisation nécessaire.',
  },
  created: {
    ...{ row: 347, code: null, place: 'toast' },
    de: 'Seite «Werkstatt» erstellt',
    fr: 'Page «\u00a0Werkstatt\u00a0» créée',
  },
  branch: {
    ...{ row: 348, code: 'NOT_FOUND', place: 'answer' },
    de: 'Standort nicht gefunden. Jemand hat ihn inzwischen entfernt.',
    fr: 'Succursale introuvable. Quelqu’un l’a supprimée entre-temps.',
  },
  article: {
    ...{ row: 349, code: 'ARTICLE_NOT_FOUND', place: 'dialog' },
    de: 'Unter dieser URL gibt es keinen Artikel. Bitte prüfen Sie die Adresse.',
    fr: 'Aucun article à cette URL. Veuillez vérifier l’adresse.',
  },
  deleteOdd: {
    ...{ row: 350, code: 'INTERNAL', place: 'toast' },
    de: `«a.png» konnte nicht gelöscht werden: ${internal.de}`,
    fr: `«\u00a0a.png\u00a0» n’a pas pu être supprimé: ${internal.fr}`,
  },
  collection: {
    ...{ row: 351, code: 'NOT_IN_COLLECTION', place: 'answer' },
    de: 'Die Reihenfolge wurde nicht geändert',
    fr: 'L’ordre n’a pas été modifié',
  },
  generic: {
    ...{ row: 352, code: 'INTERNAL', place: 'toast' },
    de: `Fehler beim Veröffentlichen: ${internal.de}`,
    fr: `Erreur lors de la publication: ${internal.fr}`,
  },
  notFound: {
    ...{ row: 353, code: 'NOT_FOUND', place: 'toast' },
    de: 'Fehler beim Veröffentlichen: Nicht gefunden. Vielleicht wurde es inzwischen entfernt.',
    fr: 'Erreur lors de la publication: Introuvable. L’élément a peut-être été supprimé entre-temps.',
  },
  gone: {
    ...{ row: 354, code: 'NOT_FOUND', place: 'dialog' },
    de: 'Block «Seitenanfang» nicht gefunden. Jemand hat ihn inzwischen entfernt. Bitte laden Sie die Seite neu.',
    fr: 'Bloc «\u00a0Début de page\u00a0» introuvable. Quelqu’un l’a supprimé entre-temps. Veuillez recharger la page.',
  },
  noAddress: {
    ...{ row: 355, code: null, place: 'dialog' },
    de: 'URL nicht angegeben. Bitte geben Sie die URL des Artikels ein.',
    fr: 'URL manquante. Veuillez saisir l’URL de l’article.',
  },
  changelog: {
    ...{ row: 356, code: 'UNAVAILABLE', place: 'dialog' },
    de: 'Die Neuigkeiten konnten nicht geladen werden.',
    fr: 'Les nouveautés n’ont pas pu être chargées.',
  },
  visibility: {
    ...{ row: 357, code: 'FORBIDDEN', place: 'toolbar' },
    de: 'Nicht gespeichert: ansehen',
    fr: 'Non enregistré\u00a0: voir',
  },
} as const satisfies { readonly [name: string]: CatalogueRow }

export type CatalogueName = keyof typeof errorCatalogue
