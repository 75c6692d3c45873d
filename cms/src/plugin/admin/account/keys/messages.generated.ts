// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly heading: null
  readonly note: null
  readonly theirNote: null
  readonly docs: null
  readonly none: null
  readonly read: null
  readonly draft: null
  readonly publish: null
  readonly since: { readonly at: string | number }
  readonly seen: { readonly at: string | number }
  readonly unused: null
  readonly name: null
  readonly reach: null
  readonly create: null
  readonly created: null
  readonly shown: null
  readonly copy: null
  readonly copied: null
  readonly withdraw: null
  readonly sure: null
  readonly cancel: null
  readonly withdrawn: null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      heading: "Schlüssel für Programme",
      note: "Ein Programm, das einen Schlüssel mitbringt, arbeitet in Ihrem Namen, ohne Ihr Passwort zu kennen. Geben Sie jedem Programm einen eigenen, der so weit reicht wie nötig.",
      theirNote: "Mit diesen Schlüsseln arbeiten Programme im Namen dieser Person.",
      docs: "So wird er benutzt",
      none: "Es gibt keine Schlüssel.",
      read: "Lesen",
      draft: "Lesen und Entwürfe ändern",
      publish: "Lesen, Entwürfe ändern und veröffentlichen",
      since: ["Erstellt am ",["at"]],
      seen: ["Zuletzt benutzt am ",["at"]],
      unused: "Noch nie benutzt",
      name: "Wofür er ist",
      reach: "Was er darf",
      create: "Schlüssel erstellen",
      created: "Der Schlüssel ist erstellt.",
      shown: "Ihr neuer Schlüssel. Kopieren Sie ihn jetzt, er wird nie mehr gezeigt.",
      copy: "Kopieren",
      copied: "Kopiert.",
      withdraw: "Zurückziehen",
      sure: "Wirklich zurückziehen",
      cancel: "Abbrechen",
      withdrawn: "Der Schlüssel gilt nicht mehr.",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      heading: "Clés pour programmes",
      note: "Un programme qui présente une clé travaille en votre nom, sans connaître votre mot de passe. Donnez à chaque programme sa propre clé, avec les droits qu’il lui faut et pas plus.",
      theirNote: "Avec ces clés, des programmes travaillent au nom de cette personne.",
      docs: "Comment l’utiliser",
      none: "Il n’y a pas de clé.",
      read: "Lire",
      draft: "Lire et modifier des brouillons",
      publish: "Lire, modifier des brouillons et publier",
      since: ["Créée le ",["at"]],
      seen: ["Utilisée pour la dernière fois le ",["at"]],
      unused: "Jamais utilisée",
      name: "À quoi elle sert",
      reach: "Ce qu’elle permet",
      create: "Créer une clé",
      created: "La clé est créée.",
      shown: "Votre nouvelle clé. Copiez-la maintenant, elle ne sera plus jamais affichée.",
      copy: "Copier",
      copied: "Copié.",
      withdraw: "Révoquer",
      sure: "Révoquer vraiment",
      cancel: "Annuler",
      withdrawn: "La clé n’est plus valable.",
    },
  },
  en: {
    language: 'en',
    messages: {
      heading: "Keys for programs",
      note: "A program that brings a key works in your name without knowing your password. Give each program its own, which reaches as far as it has to.",
      theirNote: "With these keys programs work in the name of this person.",
      docs: "How to use it",
      none: "There are no keys.",
      read: "Read",
      draft: "Read, and change drafts",
      publish: "Read, change drafts and publish",
      since: ["Created on ",["at"]],
      seen: ["Used last on ",["at"]],
      unused: "Never used",
      name: "What it is for",
      reach: "What it may do",
      create: "Create a key",
      created: "The key was created.",
      shown: "Your new key. Copy it now, it is never shown again.",
      copy: "Copy",
      copied: "Copied.",
      withdraw: "Withdraw",
      sure: "Really withdraw",
      cancel: "Cancel",
      withdrawn: "The key is not valid any more.",
    },
  },
}
