// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '../../../kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly BAD_REQUEST: null
  readonly INVALID: null
  readonly UNAUTHENTICATED: null
  readonly FORBIDDEN: null
  readonly FOREIGN_ORIGIN: null
  readonly NOT_FOUND: { readonly name: string | number; readonly what: string }
  readonly METHOD_NOT_ALLOWED: null
  readonly CONFLICT: null
  readonly IN_USE: null
  readonly TOO_LARGE: null
  readonly RATE_LIMITED: null
  readonly INTERNAL: null
  readonly UNAVAILABLE: null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      BAD_REQUEST: "Die Anfrage konnte nicht gelesen werden. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.",
      INVALID: "Eine Angabe ist ungültig und wurde nicht gespeichert. Bitte prüfen Sie die Eingabe.",
      UNAUTHENTICATED: "Bitte melden Sie sich an. Ihre Änderungen bleiben auf diesem Gerät erhalten.",
      FORBIDDEN: "Dafür fehlt Ihnen die Berechtigung. Fragen Sie die Person, die Ihre Website verwaltet.",
      FOREIGN_ORIGIN: "Diese Änderung kam von einer fremden Website und wurde abgelehnt.",
      NOT_FOUND: [["what",1,{"block":"Der Block wurde nicht gefunden. Jemand hat ihn inzwischen entfernt. Bitte laden Sie die Seite neu.","namedBlock":["Block «",["name"],"» nicht gefunden. Jemand hat ihn inzwischen entfernt. Bitte laden Sie die Seite neu."],"branch":"Standort nicht gefunden. Jemand hat ihn inzwischen entfernt. Bitte laden Sie die Seite neu.","entry":"Eintrag nicht gefunden. Jemand hat ihn inzwischen entfernt.","template":"Vorlage nicht gefunden. Jemand hat sie inzwischen entfernt.","other":"Nicht gefunden. Vielleicht wurde es inzwischen entfernt."}]],
      METHOD_NOT_ALLOWED: "Diese Adresse kennt diese Methode nicht.",
      CONFLICT: "Jemand hat dies inzwischen geändert. Bitte wählen Sie, welche Version gelten soll.",
      IN_USE: "Dies wird noch verwendet und kann nicht entfernt werden.",
      TOO_LARGE: "Das ist zu gross. Bitte verkleinern Sie den Inhalt oder die Datei.",
      RATE_LIMITED: "Zu viele Anfragen. Bitte warten Sie einen Moment und versuchen Sie es dann noch einmal.",
      INTERNAL: "Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es in einer Minute noch einmal. Bleibt es dabei, wenden Sie sich an die Person, die Ihre Website betreibt.",
      UNAVAILABLE: "Der Dienst ist gerade nicht erreichbar. Ihre Änderungen gehen nicht verloren und werden erneut gesendet.",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      BAD_REQUEST: "La demande est illisible. Veuillez recharger la page et réessayer.",
      INVALID: "Une donnée n’est pas valable et n’a pas été enregistrée. Veuillez vérifier votre saisie.",
      UNAUTHENTICATED: "Veuillez vous connecter. Vos modifications restent sur cet appareil.",
      FORBIDDEN: "Vous n’avez pas l’autorisation nécessaire. Adressez-vous à la personne qui gère votre site.",
      FOREIGN_ORIGIN: "Cette modification provenait d’un autre site et a été refusée.",
      NOT_FOUND: [["what",1,{"block":"Le bloc est introuvable. Quelqu’un l’a supprimé entre-temps. Veuillez recharger la page.","namedBlock":["Bloc « ",["name"]," » introuvable. Quelqu’un l’a supprimé entre-temps. Veuillez recharger la page."],"branch":"Succursale introuvable. Quelqu’un l’a supprimée entre-temps. Veuillez recharger la page.","entry":"Entrée introuvable. Quelqu’un l’a supprimée entre-temps.","template":"Modèle introuvable. Quelqu’un l’a supprimé entre-temps.","other":"Introuvable. L’élément a peut-être été supprimé entre-temps."}]],
      METHOD_NOT_ALLOWED: "Cette adresse n’accepte pas cette méthode.",
      CONFLICT: "Quelqu’un a modifié ce contenu entre-temps. Veuillez choisir la version à conserver.",
      IN_USE: "Cet élément est encore utilisé et ne peut pas être supprimé.",
      TOO_LARGE: "C’est trop volumineux. Veuillez réduire le contenu ou le fichier.",
      RATE_LIMITED: "Trop de demandes. Veuillez patienter un instant avant de réessayer.",
      INTERNAL: "Une erreur s’est produite de notre côté. Veuillez réessayer dans une minute. Si cela persiste, adressez-vous à la personne qui exploite votre site.",
      UNAVAILABLE: "Le service n’est pas joignable pour le moment. Vos modifications sont conservées et seront renvoyées.",
    },
  },
  en: {
    language: 'en',
    messages: {
      BAD_REQUEST: "The request could not be read. Please reload the page and try again.",
      INVALID: "A value is not valid and was not saved. Please check what you entered.",
      UNAUTHENTICATED: "Please sign in. Your changes stay on this device.",
      FORBIDDEN: "You are not allowed to do this. Ask the person who manages your website.",
      FOREIGN_ORIGIN: "This change came from another website and was refused.",
      NOT_FOUND: [["what",1,{"block":"Block not found","namedBlock":["Block “",["name"],"” not found"],"branch":"Branch ID not found","entry":"Entry not found. Somebody has removed it in the meantime.","template":"Template not found. Somebody has removed it in the meantime.","other":"Not found. It may have been removed in the meantime."}]],
      METHOD_NOT_ALLOWED: "This address does not know this method.",
      CONFLICT: "Someone has changed this in the meantime. Please choose which version to keep.",
      IN_USE: "This is still in use and cannot be removed.",
      TOO_LARGE: "This is too large. Please make the content or the file smaller.",
      RATE_LIMITED: "Too many requests. Please wait a moment and try again.",
      INTERNAL: "Internal server error",
      UNAVAILABLE: "The service cannot be reached right now. Your changes are kept and will be sent again.",
    },
  },
}
