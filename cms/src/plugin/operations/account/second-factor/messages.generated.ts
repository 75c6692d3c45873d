// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly subject: { readonly name: string | number }
  readonly on: null
  readonly off: null
  readonly reset: null
  readonly recovery: null
  readonly otherwise: null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      subject: ["Ihr Konto bei ",["name"]," wurde geändert"],
      on: "Für Ihr Konto wurde die Anmeldung in zwei Schritten eingeschaltet: Zum Passwort gehört jetzt ein Code aus Ihrer App. Alle anderen Geräte sind abgemeldet.",
      off: "Für Ihr Konto wurde die Anmeldung in zwei Schritten ausgeschaltet. Das Passwort allein genügt wieder.",
      reset: "Die Verwaltung Ihrer Website hat die Anmeldung in zwei Schritten Ihres Kontos zurückgesetzt. Das Passwort allein genügt wieder, und alle Geräte sind abgemeldet.",
      recovery: "Für Ihr Konto wurden neue Wiederherstellungscodes erstellt. Die bisherigen gelten nicht mehr.",
      otherwise: "Waren Sie das nicht? Dann wenden Sie sich sofort an die Person, die Ihre Website verwaltet.",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      subject: ["Votre compte chez ",["name"]," a été modifié"],
      on: "La connexion en deux étapes a été activée pour votre compte : en plus du mot de passe, il faut désormais un code de votre application. Tous les autres appareils sont déconnectés.",
      off: "La connexion en deux étapes a été désactivée pour votre compte. Le mot de passe suffit à nouveau.",
      reset: "L’administration de votre site a réinitialisé la connexion en deux étapes de votre compte. Le mot de passe suffit à nouveau, et tous les appareils sont déconnectés.",
      recovery: "De nouveaux codes de récupération ont été créés pour votre compte. Les précédents ne sont plus valables.",
      otherwise: "Ce n’était pas vous ? Adressez-vous tout de suite à la personne qui gère votre site.",
    },
  },
  en: {
    language: 'en',
    messages: {
      subject: ["Your account at ",["name"]," was changed"],
      on: "Signing in in two steps was switched on for your account: beside the password it takes a code of your app now. All other devices are signed out.",
      off: "Signing in in two steps was switched off for your account. The password alone is enough again.",
      reset: "Whoever manages your website has reset signing in in two steps for your account. The password alone is enough again, and all devices are signed out.",
      recovery: "New recovery codes were made for your account. The ones before hold no more.",
      otherwise: "Was it not you? Then turn at once to who runs your website.",
    },
  },
}
