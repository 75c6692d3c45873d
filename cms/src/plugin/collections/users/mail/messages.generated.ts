// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly subject: { readonly name: string | number }
  readonly asked: null
  readonly choose: null
  readonly otherwise: null
  readonly changedSubject: { readonly name: string | number }
  readonly addressLeft: { readonly address: string | number }
  readonly addressTaken: { readonly address: string | number }
  readonly passwordChanged: null
  readonly changedOtherwise: null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      subject: ["Neues Passwort für ",["name"]],
      asked: "Für dieses Konto wurde ein neues Passwort verlangt. Hier können Sie es wählen; der Link gilt eine Stunde.",
      choose: "Neues Passwort wählen",
      otherwise: "Waren Sie das nicht? Dann müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist.",
      changedSubject: ["Ihr Konto bei ",["name"]," wurde geändert"],
      addressLeft: ["Die E-Mail-Adresse Ihres Kontos ist jetzt ",["address"],". An diese Adresse hier kommt nichts mehr."],
      addressTaken: ["Diese Adresse gehört jetzt zu einem Konto, das bisher ",["address"]," hatte. Melden Sie sich von nun an mit ihr an."],
      passwordChanged: "Das Passwort Ihres Kontos wurde geändert. Alle anderen Geräte sind abgemeldet.",
      changedOtherwise: "Waren Sie das nicht? Dann wenden Sie sich sofort an die Person, die Ihre Website verwaltet.",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      subject: ["Nouveau mot de passe pour ",["name"]],
      asked: "Un nouveau mot de passe a été demandé pour ce compte. Vous pouvez le choisir ici ; le lien est valable une heure.",
      choose: "Choisir un nouveau mot de passe",
      otherwise: "Ce n’était pas vous ? Vous n’avez rien à faire : votre mot de passe reste le même.",
      changedSubject: ["Votre compte chez ",["name"]," a été modifié"],
      addressLeft: ["L’adresse e-mail de votre compte est désormais ",["address"],". Plus rien n’arrivera à cette adresse-ci."],
      addressTaken: ["Cette adresse appartient désormais à un compte qui avait ",["address"],". Utilisez-la dès maintenant pour vous connecter."],
      passwordChanged: "Le mot de passe de votre compte a été modifié. Tous les autres appareils sont déconnectés.",
      changedOtherwise: "Ce n’était pas vous ? Adressez-vous tout de suite à la personne qui gère votre site.",
    },
  },
  en: {
    language: 'en',
    messages: {
      subject: ["New password for ",["name"]],
      asked: "Somebody asked for a new password for this account. You can choose it here; the link is valid for one hour.",
      choose: "Choose a new password",
      otherwise: "Was it not you? Then there is nothing to do: your password stays as it is.",
      changedSubject: ["Your account at ",["name"]," was changed"],
      addressLeft: ["The e-mail address of your account is ",["address"]," now. Nothing more will come to this one."],
      addressTaken: ["This address belongs to an account now that had ",["address"]," before. Sign in with it from now on."],
      passwordChanged: "The password of your account was changed. All other devices are signed out.",
      changedOtherwise: "Was it not you? Then turn at once to who runs your website.",
    },
  },
}
