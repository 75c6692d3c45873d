// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly pending: { readonly email: string | number }
  readonly unconfirmed: null
  readonly holds: { readonly until: string | number }
  readonly expired: null
  readonly resend: null
  readonly resent: null
  readonly giveUp: null
  readonly givenUp: null
  readonly title: null
  readonly willBe: { readonly name: string | number }
  readonly effect: null
  readonly notYou: null
  readonly confirm: null
  readonly done: { readonly email: string | number }
  readonly toAdmin: null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      pending: ["Neue Adresse: ",["email"]],
      unconfirmed: "noch nicht bestätigt",
      holds: ["Der Link im Mail dorthin gilt bis ",["until"],". Bis er bestätigt ist, gilt die bisherige Adresse."],
      expired: "Der Link im Mail dorthin ist abgelaufen. Es gilt die bisherige Adresse.",
      resend: "Mail erneut senden",
      resent: "Das Mail ist unterwegs. Der frühere Link gilt nicht mehr.",
      giveUp: "Neue Adresse aufgeben",
      givenUp: "Die neue Adresse ist aufgegeben. Die bisherige bleibt.",
      title: "Neue Adresse bestätigen",
      willBe: ["Ein Konto bei ",["name"]," bekommt diese E-Mail-Adresse:"],
      effect: "Von da an meldet man sich mit ihr an, und alle Mails zum Konto kommen hierher. Die bisherige Adresse gilt nicht mehr.",
      notYou: "Haben Sie das nicht verlangt? Dann schliessen Sie diese Seite. Es ändert sich nichts.",
      confirm: "Adresse bestätigen",
      done: ["Die Adresse ist bestätigt. Melden Sie sich von nun an mit ",["email"]," an."],
      toAdmin: "Zur Verwaltung",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      pending: ["Nouvelle adresse : ",["email"]],
      unconfirmed: "pas encore confirmée",
      holds: ["Le lien envoyé par e-mail à cette adresse est valable jusqu’au ",["until"],". Tant qu’il n’est pas confirmé, l’adresse actuelle reste valable."],
      expired: "Le lien envoyé par e-mail à cette adresse a expiré. L’adresse actuelle reste valable.",
      resend: "Renvoyer l’e-mail",
      resent: "L’e-mail est en route. Le lien précédent n’est plus valable.",
      giveUp: "Abandonner la nouvelle adresse",
      givenUp: "La nouvelle adresse est abandonnée. L’adresse actuelle reste.",
      title: "Confirmer la nouvelle adresse",
      willBe: ["Un compte chez ",["name"]," reçoit cette adresse e-mail :"],
      effect: "Dès lors, la connexion se fait avec elle, et tous les e-mails du compte arrivent ici. L’adresse précédente n’est plus valable.",
      notYou: "Ce n’était pas vous ? Fermez cette page. Rien ne change.",
      confirm: "Confirmer l’adresse",
      done: ["L’adresse est confirmée. Connectez-vous désormais avec ",["email"],"."],
      toAdmin: "Vers l’administration",
    },
  },
  en: {
    language: 'en',
    messages: {
      pending: ["New address: ",["email"]],
      unconfirmed: "not confirmed yet",
      holds: ["The link in the mail to it is valid until ",["until"],". Until it is confirmed, the present address holds."],
      expired: "The link in the mail to it has expired. The present address holds.",
      resend: "Send the mail again",
      resent: "The mail is on its way. The earlier link holds no more.",
      giveUp: "Give the new address up",
      givenUp: "The new address is given up. The present one stays.",
      title: "Confirm the new address",
      willBe: ["An account at ",["name"]," gets this e-mail address:"],
      effect: "From then on one signs in with it, and all mails about the account come here. The address before holds no more.",
      notYou: "Was it not you? Then close this page. Nothing changes.",
      confirm: "Confirm the address",
      done: ["The address is confirmed. Sign in with ",["email"]," from now on."],
      toAdmin: "To the administration",
    },
  },
}
