// Written by `npm run gen` from the sentences beside it.
import type { Dictionary } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly 'translate.title': { readonly language: string | number }
  readonly 'translate.loading': null
  readonly 'translate.plan': { readonly characters: string | number; readonly count: number; readonly parts: string | number; readonly source: string | number }
  readonly 'translate.sent': null
  readonly 'translate.byPeople': { readonly count: number }
  readonly 'translate.nothing': null
  readonly 'translate.start': null
  readonly 'translate.running': { readonly count: number; readonly done: string | number }
  readonly 'translate.stop': null
  readonly 'translate.done': { readonly count: number }
  readonly 'translate.stopped': null
  readonly 'translate.rest': { readonly reason: string | number }
  readonly 'translate.broken': { readonly count: number }
  readonly 'translate.tooLong': { readonly count: number }
  readonly 'translate.lines': null
  readonly 'translate.name': null
  readonly 'translate.description': null
  readonly 'translate.alt': null
  readonly 'translate.first': null
  readonly 'translate.finish': null
  readonly 'translate.missing': { readonly count: number }
  readonly 'translate.stale': { readonly count: number }
  readonly 'translate.shown': { readonly count: number; readonly language: string | number }
  readonly 'translate.back': { readonly language: string | number }
}

export const de: Dictionary<Sentences> = {
    language: 'de',
    messages: {
      'translate.title': ["Seite übersetzen: ",["language"]],
      'translate.loading': "Die Texte der Seite werden gezählt…",
      'translate.plan': [["count",2,{"one":[0," Text"],"other":[0," Texte"]}]," mit ",["characters"]," Zeichen (Original: ",["source"],"): ",["parts"],"."],
      'translate.sent': "Nur diese Texte gehen an den Übersetzungsdienst. Links, Fettes und Farben bleiben. «Rückgängig» nimmt alles in einem Schritt zurück.",
      'translate.byPeople': [["count",2,{"one":"Ein veralteter Text ist von Hand geschrieben und bleibt, wie er ist.","other":[0," veraltete Texte sind von Hand geschrieben und bleiben, wie sie sind."]}]],
      'translate.nothing': "Hier gibt es nichts zu übersetzen.",
      'translate.start': "Übersetzen",
      'translate.running': [["done"]," von ",["count",2,{"one":[0," Text"],"other":[0," Texten"]}]," übersetzt"],
      'translate.stop': "Abbrechen",
      'translate.done': [["count",2,{"=0":"Es wurde nichts geändert.","one":"Ein Text ist übersetzt und als maschinell markiert. Bitte lesen Sie ihn durch.","other":[0," Texte sind übersetzt und als maschinell markiert. Bitte lesen Sie sie durch."]}]],
      'translate.stopped': "Abgebrochen. Es wurde nichts geändert.",
      'translate.rest': ["Der Rest liess sich nicht übersetzen: ",["reason"]],
      'translate.broken': [["count",2,{"one":"Ein Text kam beschädigt zurück, ohne einen Link oder eine Hervorhebung, und bleibt, wie er ist.","other":[0," Texte kamen beschädigt zurück, ohne einen Link oder eine Hervorhebung, und bleiben, wie sie sind."]}]],
      'translate.tooLong': [["count",2,{"one":"Eine Übersetzung war zu lang für ihren Platz und wurde nicht übernommen.","other":[0," Übersetzungen waren zu lang für ihren Platz und wurden nicht übernommen."]}]],
      'translate.lines': "Ausserdem übersetzt; diese Angaben tragen keine Markierung:",
      'translate.name': "Name der Seite",
      'translate.description': "Beschreibung der Seite",
      'translate.alt': "Bildbeschreibung",
      'translate.first': "Zum ersten Text",
      'translate.finish': "Fertig",
      'translate.missing': [["count",2,{"one":[0," fehlt"],"other":[0," fehlen"]}]],
      'translate.stale': [["count",2,{"one":[0," ist veraltet"],"other":[0," sind veraltet"]}]],
      'translate.shown': [["count",2,{"one":"Ein Text ist","other":[0," Texte sind"]}]," übersetzt. Sie sehen die Seite jetzt in dieser Sprache: ",["language"],"."],
      'translate.back': ["Zurück zu: ",["language"]],
    },
  }
