// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '../../../kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly ARTICLE_NOT_FOUND: null
  readonly ARTICLES_DOWN: null
  readonly ARTICLES_OFF: null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      ARTICLE_NOT_FOUND: "Unter dieser URL gibt es keinen Artikel. Bitte prüfen Sie die Adresse.",
      ARTICLES_DOWN: "Das Magazin antwortet nicht. Es wurde nichts eingefügt. Bitte versuchen Sie es später noch einmal.",
      ARTICLES_OFF: "Für diese Website ist kein Magazin eingerichtet, aus dem Artikel kommen. Fragen Sie die Person, die Ihre Website betreibt.",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      ARTICLE_NOT_FOUND: "Aucun article à cette URL. Veuillez vérifier l’adresse.",
      ARTICLES_DOWN: "Le magazine ne répond pas. Rien n’a été ajouté. Veuillez réessayer plus tard.",
      ARTICLES_OFF: "Aucun magazine n’est configuré pour ce site. Adressez-vous à la personne qui exploite votre site.",
    },
  },
  en: {
    language: 'en',
    messages: {
      ARTICLE_NOT_FOUND: "Could not find article with this URL",
      ARTICLES_DOWN: "The feed of articles does not answer. Nothing was added.",
      ARTICLES_OFF: "No feed of articles is set up",
    },
  },
}
