// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '../../kernel/messages/messages.ts'

/** What each sentence takes. */
export interface Sentences {
  readonly hidden: null
  readonly shown: null
  readonly archived: null
  readonly password: null
  readonly place: { readonly place: string | number }
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      hidden: "ausgeblendet",
      shown: "sichtbar",
      archived: "archiviert",
      password: "mit Passwort",
      place: ["Platz ",["place"]],
    },
  },
  fr: {
    language: 'fr',
    messages: {
      hidden: "masqué",
      shown: "visible",
      archived: "archivé",
      password: "avec mot de passe",
      place: ["Position ",["place"]],
    },
  },
  en: {
    language: 'en',
    messages: {
      hidden: "hidden",
      shown: "shown",
      archived: "archived",
      password: "with a password",
      place: ["Position ",["place"]],
    },
  },
}
