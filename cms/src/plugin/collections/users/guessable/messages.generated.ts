// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly guessable: null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      guessable: "Dieses Passwort ist leicht zu erraten, denn es ist zu bekannt, folgt der Tastatur oder besteht vor allem aus Ihrem Namen, Ihrer Adresse oder dem Namen der Website. Nehmen Sie vier oder mehr Wörter hintereinander, die nur Sie so verbinden.",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      guessable: "Ce mot de passe est facile à deviner, car il est trop connu, suit le clavier ou se compose surtout de votre nom, de votre adresse ou du nom du site. Choisissez quatre mots ou plus à la suite, que vous seul associez ainsi.",
    },
  },
  en: {
    language: 'en',
    messages: {
      guessable: "This password is easy to guess because it is too well known, follows the keyboard, or is mostly your name, your address or the name of the website. Take four or more words in a row that only you would put together.",
    },
  },
}
