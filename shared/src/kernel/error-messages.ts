import type { ErrorCode } from './app-error.ts'
import { type Label, labelIn } from './label.ts'

/** What a person reads for each code: what happened, and what to do next. */
export const errorMessages: { readonly [C in ErrorCode]: Label } = {
  BAD_REQUEST: {
    de: 'Die Anfrage konnte nicht gelesen werden. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
    fr: 'La demande est illisible. Veuillez recharger la page et réessayer.',
    en: 'The request could not be read. Please reload the page and try again.',
  },
  INVALID: {
    de: 'Eine Angabe ist ungültig und wurde nicht gespeichert. Bitte prüfen Sie die Eingabe.',
    fr: "Une donnée n'est pas valable et n'a pas été enregistrée. Veuillez vérifier votre saisie.",
    en: 'A value is not valid and was not saved. Please check what you entered.',
  },
  SLUG_EMPTY: {
    de: 'Die URL darf nicht leer sein',
    fr: "L'URL ne peut pas être vide",
    en: 'The URL must not be empty',
  },
  UNAUTHENTICATED: {
    de: 'Bitte melden Sie sich an. Ihre Änderungen bleiben auf diesem Gerät erhalten.',
    fr: 'Veuillez vous connecter. Vos modifications restent sur cet appareil.',
    en: 'Please sign in. Your changes stay on this device.',
  },
  WRONG_LOGIN: {
    de: 'E-Mail oder Passwort stimmt nicht. Bitte versuchen Sie es noch einmal.',
    fr: "L'e-mail ou le mot de passe est incorrect. Veuillez réessayer.",
    en: 'E-mail or password is wrong. Please try again.',
  },
  WRONG_PASSWORD: {
    de: 'Das Passwort stimmt nicht. Bitte versuchen Sie es noch einmal.',
    fr: 'Le mot de passe est incorrect. Veuillez réessayer.',
    en: 'The password is wrong. Please try again.',
  },
  FORBIDDEN: {
    de: 'Dafür fehlt Ihnen die Berechtigung. Fragen Sie die Person, die Ihre Website verwaltet.',
    fr: "Vous n'avez pas l'autorisation nécessaire. Adressez-vous à la personne qui gère votre site.",
    en: 'You are not allowed to do this. Ask the person who manages your website.',
  },
  FOREIGN_ORIGIN: {
    de: 'Diese Änderung kam von einer fremden Website und wurde abgelehnt.',
    fr: "Cette modification provenait d'un autre site et a été refusée.",
    en: 'This change came from another website and was refused.',
  },
  NOT_FOUND: {
    de: 'Nicht gefunden. Vielleicht wurde es inzwischen entfernt.',
    fr: "Introuvable. L'élément a peut-être été supprimé entre-temps.",
    en: 'Not found. It may have been removed in the meantime.',
  },
  METHOD_NOT_ALLOWED: {
    de: 'Diese Adresse kennt diese Methode nicht.',
    fr: "Cette adresse n'accepte pas cette méthode.",
    en: 'This address does not know this method.',
  },
  CONFLICT: {
    de: 'Jemand hat dies inzwischen geändert. Bitte wählen Sie, welche Fassung gelten soll.',
    fr: "Quelqu'un a modifié ce contenu entre-temps. Veuillez choisir la version à conserver.",
    en: 'Someone has changed this in the meantime. Please choose which version to keep.',
  },
  SLUG_TAKEN: {
    de: 'Diese URL existiert bereits',
    fr: 'Cette URL existe déjà',
    en: 'This URL exists already',
  },
  TRANSLATIONS_MISSING: {
    de: 'Es fehlen noch Übersetzungen. Ergänzen Sie sie oder blenden Sie die Sprache für diese Seite aus.',
    fr: 'Il manque encore des traductions. Complétez-les ou masquez la langue pour cette page.',
    en: 'Translations are missing. Add them or hide the language on this page.',
  },
  IN_USE: {
    de: 'Dies wird noch verwendet und kann nicht entfernt werden.',
    fr: 'Cet élément est encore utilisé et ne peut pas être supprimé.',
    en: 'This is still in use and cannot be removed.',
  },
  LAST_ADMIN: {
    de: 'Dies ist das einzige Konto mit der Rolle «Verwaltung». Geben Sie die Rolle zuerst jemand anderem.',
    fr: "C'est le seul compte avec le rôle «\u00a0Administration\u00a0». Attribuez d'abord ce rôle à quelqu'un d'autre.",
    en: 'This is the only account with the role «Admin». Give that role to somebody else first.',
  },
  ROUND_INCOMPLETE: {
    de: 'Die Runde ist noch nicht fertig: Auf dem letzten Loch fehlen Punkte.',
    fr: 'La partie n’est pas terminée : il manque des points au dernier trou.',
    en: 'The round is not over yet: scores are missing on the last hole.',
  },
  NOT_WINNER: {
    de: 'Den Gutschein gibt es nur für den Sieg. Jemand anders hat weniger Schläge.',
    fr: 'Le bon est réservé à la victoire. Quelqu’un d’autre a moins de coups.',
    en: 'The coupon is for the winner. Somebody else has a lower score.',
  },
  ROUND_TOO_SHORT: {
    de: 'Diese Runde ist noch zu kurz für einen Gutschein. Bitte versuchen Sie es später.',
    fr: 'Cette partie est encore trop courte pour un bon. Réessayez plus tard.',
    en: 'This round is still too short for a coupon. Please try again later.',
  },
  NO_COUPONS_LEFT: {
    de: 'Für heute sind alle Gutscheine vergeben.',
    fr: 'Tous les bons d’aujourd’hui ont été distribués.',
    en: 'All of today’s coupons have been given out.',
  },
  ALREADY_REDEEMED: {
    de: 'Dieser Gutschein wurde bereits eingelöst.',
    fr: 'Ce bon a déjà été utilisé.',
    en: 'This coupon has already been redeemed.',
  },
  TOO_LARGE: {
    de: 'Das ist zu gross. Bitte verkleinern Sie den Inhalt oder die Datei.',
    fr: 'C’est trop volumineux. Veuillez réduire le contenu ou le fichier.',
    en: 'This is too large. Please make the content or the file smaller.',
  },
  PICTURE_TOO_LARGE: {
    de: 'Das Bild ist zu gross. Möglich sind 50 Megapixel. Bitte verkleinern Sie es.',
    fr: "L'image est trop grande. La limite est de 50 mégapixels. Veuillez la réduire.",
    en: 'The picture is too large. The limit is 50 megapixels. Please make it smaller.',
  },
  FILE_TYPE: {
    de: 'Dateityp nicht erlaubt. Möglich sind jpg, jpeg, png, gif, svg und webp.',
    fr: 'Type de fichier non autorisé. Sont acceptés jpg, jpeg, png, gif, svg et webp.',
    en: 'File type not allowed. Use jpg, jpeg, png, gif, svg or webp.',
  },
  FILE_MISNAMED: {
    de: 'Die Endung passt nicht zum Inhalt: Die Datei ist ein {is}. Bitte benennen Sie sie um oder wandeln Sie sie um.',
    fr: "L'extension ne correspond pas au contenu : le fichier est un {is}. Veuillez le renommer ou le convertir.",
    en: 'The extension does not match the content: the file is a {is}. Please rename or convert it.',
  },
  FILE_DAMAGED: {
    de: 'Die Datei ist beschädigt oder unvollständig. Bitte exportieren Sie das Bild noch einmal.',
    fr: "Le fichier est endommagé ou incomplet. Veuillez exporter l'image à nouveau.",
    en: 'The file is damaged or incomplete. Please export the picture again.',
  },
  RATE_LIMITED: {
    de: 'Zu viele Anfragen. Bitte warten Sie einen Moment und versuchen Sie es dann noch einmal.',
    fr: 'Trop de demandes. Veuillez patienter un instant avant de réessayer.',
    en: 'Too many requests. Please wait a moment and try again.',
  },
  INTERNAL: {
    de: 'Internal server error',
    fr: 'Internal server error',
    en: 'Internal server error',
  },
  NOT_SHOWN_YET: {
    de: 'Die Änderung ist gespeichert. Bis alle sie auf der Website sehen, kann es noch einen Moment dauern.',
    fr: 'La modification est enregistrée. Il peut s’écouler un instant avant que tout le monde la voie sur le site.',
    en: 'The change is saved. It may take a moment until everybody sees it on the website.',
  },
  UNAVAILABLE: {
    de: 'Der Dienst ist gerade nicht erreichbar. Ihre Änderungen gehen nicht verloren und werden erneut gesendet.',
    fr: "Le service n'est pas joignable pour le moment. Vos modifications sont conservées et seront renvoyées.",
    en: 'The service cannot be reached right now. Your changes are kept and will be sent again.',
  },
  STORAGE_FULL: {
    de: 'Der Speicherplatz für Bilder ist voll. Es wurde nichts gespeichert. Bitte löschen Sie nicht mehr gebrauchte Bilder oder fragen Sie die Person, die Ihre Website betreibt.',
    fr: "L'espace de stockage des images est plein. Rien n'a été enregistré. Veuillez supprimer des images inutiles ou vous adresser à la personne qui exploite votre site.",
    en: 'The storage for pictures is full. Nothing was saved. Please delete pictures that are no longer needed, or ask the person who runs your website.',
  },
}

/** The sentence of a failure in a language, with what the answer carries beside the code in the place of `{name}`. */
export function errorSentenceOf(
  code: ErrorCode,
  language: string,
  detail: Readonly<Record<string, unknown>> = {},
): string {
  return labelIn(errorMessages[code], language).replace(/\{(\w+)\}/g, (_, name: string) => String(detail[name] ?? ''))
}
