// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly title: null
  readonly text: null
  readonly kept: null
  readonly again: null
  readonly toSite: null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      title: "Diese Seite liess sich nicht öffnen",
      text: "Meist antwortet der Server gerade nicht, oder es fehlt die Verbindung. Sobald beides wieder da ist, öffnet sich die Seite von selbst.",
      kept: "Was Sie geschrieben haben, liegt in diesem Browser und wird dann gespeichert.",
      again: "Noch einmal versuchen",
      toSite: "Zur Website",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      title: "Cette page n’a pas pu s’ouvrir",
      text: "Le plus souvent, le serveur ne répond pas pour l’instant ou la connexion manque. Dès que tout sera rétabli, la page s’ouvrira d’elle-même.",
      kept: "Ce que vous avez écrit se trouve dans ce navigateur et sera alors enregistré.",
      again: "Réessayer",
      toSite: "Vers le site",
    },
  },
}
