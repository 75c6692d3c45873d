// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly heading: null
  readonly ownOn: { readonly count: number }
  readonly ownOff: null
  readonly toEditor: null
  readonly otherOn: null
  readonly otherOff: null
  readonly reset: null
  readonly resetSure: null
  readonly resetDone: null
  readonly code: null
  readonly codeHint: null
  readonly held: null
  readonly heldHint: null
  readonly heldLink: null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      heading: "Anmeldung in zwei Schritten",
      ownOn: ["Eingeschaltet: Zum Passwort gehört ein Code aus Ihrer App. ",["count",2,{"=0":"Kein Wiederherstellungscode ist übrig.","one":"Noch ein Wiederherstellungscode ist übrig.","other":["Noch ",0," Wiederherstellungscodes sind übrig."]}]],
      ownOff: "Ausgeschaltet: Sie melden sich mit dem Passwort allein an.",
      toEditor: "Im Editor einrichten und ändern",
      otherOn: "Eingeschaltet. Hat die Person Telefon und Wiederherstellungscodes verloren, setzen Sie es hier zurück: Das Passwort allein genügt dann wieder, alle Geräte sind abgemeldet, und sie bekommt eine Mail.",
      otherOff: "Ausgeschaltet: Diese Person meldet sich mit dem Passwort allein an.",
      reset: "Zurücksetzen",
      resetSure: "Wirklich zurücksetzen",
      resetDone: "Die Anmeldung in zwei Schritten ist zurückgesetzt.",
      code: "Code aus der App oder Wiederherstellungscode",
      codeHint: "Das Passwort stimmt. Geben Sie jetzt den Code ein, den Ihre Authenticator-App zeigt, oder einen Wiederherstellungscode.",
      held: "Verwaltung nur mit Anmeldung in zwei Schritten",
      heldHint: "Bis Sie die Anmeldung in zwei Schritten eingerichtet haben, haben Sie die Rechte der Redaktion.",
      heldLink: "Jetzt einrichten",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      heading: "Connexion en deux étapes",
      ownOn: ["Activée : en plus du mot de passe, il faut un code de votre application. ",["count",2,{"=0":"Il ne reste aucun code de récupération.","one":"Il reste un code de récupération.","many":["Il reste ",0," codes de récupération."],"other":["Il reste ",0," codes de récupération."]}]],
      ownOff: "Désactivée : vous vous connectez avec le mot de passe seul.",
      toEditor: "Configurer et modifier dans l’éditeur",
      otherOn: "Activée. Si la personne a perdu son téléphone et ses codes de récupération, réinitialisez-la ici : le mot de passe suffira à nouveau, tous les appareils seront déconnectés, et elle recevra un e-mail.",
      otherOff: "Désactivée : cette personne se connecte avec le mot de passe seul.",
      reset: "Réinitialiser",
      resetSure: "Réinitialiser vraiment",
      resetDone: "La connexion en deux étapes est réinitialisée.",
      code: "Code de l’application ou code de récupération",
      codeHint: "Le mot de passe est correct. Saisissez maintenant le code affiché par votre application d’authentification, ou un code de récupération.",
      held: "Administration uniquement avec connexion en deux étapes",
      heldHint: "Tant que vous n’avez pas configuré la connexion en deux étapes, vous avez les droits de la rédaction.",
      heldLink: "Configurer maintenant",
    },
  },
  en: {
    language: 'en',
    messages: {
      heading: "Signing in in two steps",
      ownOn: ["On: beside the password it takes a code of your app. ",["count",2,{"=0":"No recovery code is left.","one":"One recovery code is left.","other":[0," recovery codes are left."]}]],
      ownOff: "Off: you sign in by the password alone.",
      toEditor: "Set it up and change it on the website",
      otherOn: "On. If this person has lost phone and recovery codes, reset it here: the password alone is enough again then, all devices are signed out, and they get a mail.",
      otherOff: "Off: this person signs in by the password alone.",
      reset: "Reset",
      resetSure: "Really reset",
      resetDone: "Signing in in two steps is reset.",
      code: "Code of the app or recovery code",
      codeHint: "The password is right. Now enter the code that your authenticator app shows, or a recovery code.",
      held: "Managing only by who signs in in two steps",
      heldHint: "Until you have set up signing in in two steps, you have an editor’s rights.",
      heldLink: "Set it up now",
    },
  },
}
