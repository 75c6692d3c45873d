// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '../../kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly hidden: null
  readonly shown: null
  readonly archived: null
  readonly password: null
  readonly place: { readonly place: string | number }
  readonly archivedOnes: { readonly names: string | number }
  readonly members: { readonly count: number }
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
      archivedOnes: ["archiviert: ",["names"]],
      members: [["count",2,{"one":[0," Eintrag"],"other":[0," Einträge"]}]],
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
      archivedOnes: ["archivés : ",["names"]],
      members: [["count",2,{"one":[0," élément"],"other":[0," éléments"]}]],
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
      archivedOnes: ["archived: ",["names"]],
      members: [["count",2,{"one":[0," entry"],"other":[0," entries"]}]],
    },
  },
}
