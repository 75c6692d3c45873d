// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly foundOn: { readonly pages: string | number }
  readonly changedMeanwhile: null
  readonly changedTo: { readonly text: string | number; readonly who: string | number }
  readonly longerThan: { readonly limit: string | number }
  readonly passwordShort: { readonly count: string | number }
  readonly 'reason.foreignLanguage': null
  readonly 'reason.inactiveLanguage': null
  readonly 'reason.membersOnly': null
  readonly 'reason.nameEmpty': null
  readonly 'reason.richText': null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      foundOn: ["Zu finden auf: ",["pages"],"."],
      changedMeanwhile: "Nicht gespeichert: Jemand hat dies inzwischen geändert. Kopieren Sie Ihren Text und laden Sie die Seite neu.",
      changedTo: ["Nicht gespeichert: Jemand hat dies inzwischen geändert. Jetzt steht hier: «",["text"],"»",["who"],". Kopieren Sie Ihren Text und laden Sie die Seite neu."],
      longerThan: ["Höchstens so viele Zeichen: ",["limit"],"."],
      passwordShort: ["Das Passwort einer Seite hat mindestens ",["count"]," Zeichen."],
      'reason.foreignLanguage': "In dieser Sprache hat die Website keine Texte. Wählen Sie oben eine Sprache der Website.",
      'reason.inactiveLanguage': "Diese Sprache ist in den Einstellungen nicht aktiv.",
      'reason.membersOnly': "Nur für Mitglieder der Gesundheitsoptik. Ob Ihre Website dazugehört, steht in den Einstellungen.",
      'reason.nameEmpty': "Eine Seite braucht einen Namen.",
      'reason.richText': "Der Text enthält eine Formatierung, die die Website nicht zeigen kann.",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      foundOn: ["Se trouve sur : ",["pages"],"."],
      changedMeanwhile: "Non enregistré : quelqu’un a modifié ceci entre-temps. Copiez votre texte et rechargez la page.",
      changedTo: ["Non enregistré : quelqu’un a modifié ceci entre-temps. Contenu actuel : «",["text"],"»",["who"],". Copiez votre texte et rechargez la page."],
      longerThan: ["Nombre maximal de caractères : ",["limit"],"."],
      passwordShort: ["Le mot de passe d’une page compte au moins ",["count"]," caractères."],
      'reason.foreignLanguage': "Le site n’a pas de textes dans cette langue. Choisissez en haut une langue du site.",
      'reason.inactiveLanguage': "Cette langue n’est pas active dans les réglages.",
      'reason.membersOnly': "Réservé aux membres de l’optique de santé. Les réglages disent si votre site en fait partie.",
      'reason.nameEmpty': "Une page a besoin d’un nom.",
      'reason.richText': "Le texte contient une mise en forme que le site ne peut pas afficher.",
    },
  },
  en: {
    language: 'en',
    messages: {
      foundOn: ["To be found on: ",["pages"],"."],
      changedMeanwhile: "Not saved: someone has changed this meanwhile. Copy your text and reload the page.",
      changedTo: ["Not saved: someone has changed this meanwhile. It now says: «",["text"],"»",["who"],". Copy your text and reload the page."],
      longerThan: ["Most characters: ",["limit"],"."],
      passwordShort: ["The password of a page has at least ",["count"]," characters."],
      'reason.foreignLanguage': "The website has no texts in this language. Choose a language of the website above.",
      'reason.inactiveLanguage': "This language is not active in the settings.",
      'reason.membersOnly': "For members of the health opticians only. The settings say whether your site is one.",
      'reason.nameEmpty': "A page needs a name.",
      'reason.richText': "The text has formatting that the website cannot show.",
    },
  },
}
