// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly subject: { readonly name: string | number }
  readonly made: { readonly key: string | number; readonly reach: string }
  readonly otherwise: null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      subject: ["Neuer Schlüssel für Ihr Konto bei ",["name"]],
      made: ["Für Ihr Konto wurde der Schlüssel «",["key"],"» erstellt. Ein Programm, das ihn hat, kann in Ihrem Namen ",["reach",1,{"read":"lesen","draft":"lesen und Entwürfe ändern","other":"lesen, Entwürfe ändern und veröffentlichen"}],"."],
      otherwise: "Waren Sie das nicht? Dann ziehen Sie den Schlüssel in Ihrem Konto zurück, und wählen Sie ein neues Passwort.",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      subject: ["Nouvelle clé pour votre compte chez ",["name"]],
      made: ["La clé « ",["key"]," » a été créée pour votre compte. Un programme qui la possède peut, en votre nom, ",["reach",1,{"read":"lire","draft":"lire et modifier des brouillons","other":"lire, modifier des brouillons et publier"}],"."],
      otherwise: "Ce n’était pas vous ? Révoquez la clé dans votre compte, et choisissez un nouveau mot de passe.",
    },
  },
  en: {
    language: 'en',
    messages: {
      subject: ["New key for your account at ",["name"]],
      made: ["The key «",["key"],"» was created for your account. A program that has it can ",["reach",1,{"read":"read","draft":"read, and change drafts","other":"read, change drafts and publish"}]," in your name."],
      otherwise: "Was it not you? Then withdraw the key in your account, and choose a new password.",
    },
  },
}
