// Written by `npm run gen` from the sentences beside it.
import type { Dictionary } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly 'conflict.titleText': { readonly who: string | number }
  readonly 'conflict.title': { readonly who: string | number }
  readonly 'conflict.someone': null
  readonly 'conflict.explain': null
  readonly 'conflict.mine': null
  readonly 'conflict.theirs': { readonly who: string | number }
  readonly 'conflict.other': null
  readonly 'conflict.keepMine': null
  readonly 'conflict.takeTheirs': null
  readonly 'conflict.later': null
  readonly 'conflict.empty': null
  readonly 'conflict.noWords': null
  readonly 'problems.title': null
  readonly 'problems.text': null
  readonly 'problems.retry': null
  readonly 'problems.dismiss': null
}

export const de: Dictionary<Sentences> = {
    language: 'de',
    messages: {
      'conflict.titleText': [["who"]," hat diesen Text inzwischen geändert"],
      'conflict.title': [["who"]," hat dies inzwischen geändert"],
      'conflict.someone': "Jemand anderes",
      'conflict.explain': "– welche Version soll gelten? Bis Sie wählen, bleiben beide erhalten.",
      'conflict.mine': "Meine Version",
      'conflict.theirs': ["Version von ",["who"]],
      'conflict.other': "Andere Version",
      'conflict.keepMine': "Meine behalten",
      'conflict.takeTheirs': "Andere übernehmen",
      'conflict.later': "Später entscheiden",
      'conflict.empty': "leer",
      'conflict.noWords': "Diese Einstellung lässt sich nicht als Text zeigen.",
      'problems.title': "Nicht gespeichert",
      'problems.text': "Was Sie geschrieben haben, ist noch da. Passen Sie es auf der Seite an, oder versuchen Sie es noch einmal.",
      'problems.retry': "Noch einmal senden",
      'problems.dismiss': "Erledigt, nicht mehr zeigen",
    },
  }
