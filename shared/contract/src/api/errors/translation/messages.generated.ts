// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '../../../kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly TRANSLATED_BY_PERSON: null
  readonly TRANSLATION_OFF: null
  readonly TRANSLATION_LANGUAGE: null
  readonly TRANSLATION_USED_UP: null
  readonly TRANSLATION_KEY: null
  readonly TRANSLATION_DOWN: null
  readonly TRANSLATION_BROKEN: null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      TRANSLATED_BY_PERSON: "Diesen Text hat jemand selbst geschrieben; er bleibt, wie er ist. Leeren Sie ihn zuerst, wenn er maschinell übersetzt werden soll.",
      TRANSLATION_OFF: "Für diese Website ist kein Übersetzungsdienst eingerichtet. Wenden Sie sich an die Person, die Ihre Website betreibt.",
      TRANSLATION_LANGUAGE: "Der Übersetzungsdienst kennt diese Sprache nicht, oder sie ist auf der Website nicht eingeschaltet. Bitte übersetzen Sie von Hand.",
      TRANSLATION_USED_UP: "Das Guthaben des Übersetzungsdienstes ist aufgebraucht. Es wurde nichts geändert. Wenden Sie sich an die Person, die Ihre Website betreibt.",
      TRANSLATION_KEY: "Der Übersetzungsdienst nimmt den Zugang dieser Website nicht an. Es wurde nichts geändert. Wenden Sie sich an die Person, die Ihre Website betreibt.",
      TRANSLATION_DOWN: "Der Übersetzungsdienst antwortet nicht. Es wurde nichts geändert. Bitte versuchen Sie es in einigen Minuten noch einmal.",
      TRANSLATION_BROKEN: "Die Übersetzung kam beschädigt zurück. Ein Link oder eine Hervorhebung fehlte, oder sie war zu lang. Es wurde nichts geändert. Bitte übersetzen Sie diesen Text von Hand.",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      TRANSLATED_BY_PERSON: "Quelqu’un a écrit ce texte lui-même ; il reste tel quel. Videz-le d’abord s’il doit être traduit automatiquement.",
      TRANSLATION_OFF: "Aucun service de traduction n’est configuré pour ce site. Adressez-vous à la personne qui exploite votre site.",
      TRANSLATION_LANGUAGE: "Le service de traduction ne connaît pas cette langue, ou elle n’est pas active sur le site. Veuillez traduire à la main.",
      TRANSLATION_USED_UP: "Le crédit du service de traduction est épuisé. Rien n’a été modifié. Adressez-vous à la personne qui exploite votre site.",
      TRANSLATION_KEY: "Le service de traduction refuse l’accès de ce site. Rien n’a été modifié. Adressez-vous à la personne qui exploite votre site.",
      TRANSLATION_DOWN: "Le service de traduction ne répond pas. Rien n’a été modifié. Veuillez réessayer dans quelques minutes.",
      TRANSLATION_BROKEN: "La traduction est revenue endommagée. Un lien ou une mise en forme manquait, ou elle était trop longue. Rien n’a été modifié. Veuillez traduire ce texte à la main.",
    },
  },
  en: {
    language: 'en',
    messages: {
      TRANSLATED_BY_PERSON: "A person has written this text; it stays as it is. Empty it first if a machine shall translate it.",
      TRANSLATION_OFF: "No translation service is set up for this website. Please ask the person who runs your website.",
      TRANSLATION_LANGUAGE: "The translation service does not know this language, or the website does not use it. Please translate by hand.",
      TRANSLATION_USED_UP: "The credit of the translation service is used up. Nothing was changed. Please ask the person who runs your website.",
      TRANSLATION_KEY: "The translation service refuses the access of this website. Nothing was changed. Please ask the person who runs your website.",
      TRANSLATION_DOWN: "The translation service does not answer. Nothing was changed. Please try again in a few minutes.",
      TRANSLATION_BROKEN: "The translation came back damaged. A link or a mark was missing, or it was too long. Nothing was changed. Please translate this text by hand.",
    },
  },
}
