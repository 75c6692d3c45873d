// Written by Blickfang from the folders beside it.
import type { Messages } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly mailSubject: { readonly name: string | number }
  readonly mailBody: null
  readonly noticeSubject: null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      mailSubject: ["Ihre Bestellung bei ",["name"]],
      mailBody: "Danke für Ihre Bestellung. Wir legen sie für Sie bereit.",
      noticeSubject: "Neue Bestellung",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      mailSubject: ["Votre commande à ",["name"]],
      mailBody: "Merci de votre commande. Nous vous la préparons.",
      noticeSubject: "Nouvelle commande",
    },
  },
  en: {
    language: 'en',
    messages: {
      mailSubject: ["Your order with ",["name"]],
      mailBody: "Thank you for your order. We get it ready for you.",
      noticeSubject: "New order",
    },
  },
}
