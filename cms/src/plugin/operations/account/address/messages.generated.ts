// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly linkSubject: { readonly name: string | number }
  readonly link: { readonly hours: string | number; readonly name: string | number }
  readonly linkLabel: null
  readonly linkOtherwise: null
  readonly askedSubject: { readonly name: string | number }
  readonly asked: { readonly address: string | number }
  readonly askedOtherwise: null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      linkSubject: ["Bitte bestätigen Sie Ihre neue Adresse für ",["name"]],
      link: ["Für ein Konto bei ",["name"]," wurde diese E-Mail-Adresse angegeben. Der Link zeigt, was sich ändert; dort bestätigen Sie die Adresse. Er gilt ",["hours"]," Stunden und nur einmal."],
      linkLabel: "Adresse bestätigen",
      linkOtherwise: "Haben Sie das nicht verlangt? Dann müssen Sie nichts tun: Es ändert sich nichts.",
      askedSubject: ["Neue Adresse für Ihr Konto bei ",["name"]," verlangt"],
      asked: ["Ihr Konto soll die E-Mail-Adresse ",["address"]," bekommen. Sie gilt erst, wenn sie dort bestätigt ist. Bis dahin melden Sie sich wie bisher an."],
      askedOtherwise: "Waren Sie das nicht? Dann ändern Sie sofort Ihr Passwort, damit fällt die neue Adresse weg, und wenden Sie sich an die Person, die Ihre Website verwaltet.",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      linkSubject: ["Veuillez confirmer votre nouvelle adresse pour ",["name"]],
      link: ["Cette adresse e-mail a été indiquée pour un compte chez ",["name"],". Le lien montre ce qui va changer ; vous y confirmez l’adresse. Il est valable ",["hours"]," heures et une seule fois."],
      linkLabel: "Confirmer l’adresse",
      linkOtherwise: "Ce n’était pas vous ? Vous n’avez rien à faire : rien ne change.",
      askedSubject: ["Nouvelle adresse demandée pour votre compte chez ",["name"]],
      asked: ["Votre compte doit recevoir l’adresse e-mail ",["address"],". Elle ne sera valable qu’une fois confirmée. D’ici là, connectez-vous comme d’habitude."],
      askedOtherwise: "Ce n’était pas vous ? Changez tout de suite votre mot de passe, la nouvelle adresse sera ainsi abandonnée, et adressez-vous à la personne qui gère votre site.",
    },
  },
  en: {
    language: 'en',
    messages: {
      linkSubject: ["Please confirm your new address for ",["name"]],
      link: ["This e-mail address was given for an account at ",["name"],". The link shows what changes; you confirm the address there. It is valid for ",["hours"]," hours and only once."],
      linkLabel: "Confirm the address",
      linkOtherwise: "Was it not you? Then there is nothing to do: nothing changes.",
      askedSubject: ["New address asked for your account at ",["name"]],
      asked: ["Your account is to have the e-mail address ",["address"],". It holds once it is confirmed there. Until then sign in as before."],
      askedOtherwise: "Was it not you? Then change your password at once, which gives the new address up, and turn to who runs your website.",
    },
  },
}
