// Written by `npm run gen` from the sentences beside it.
import type { Dictionary } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly step: { readonly all: string | number; readonly at: string | number }
  readonly skip: null
  readonly back: null
  readonly next: null
  readonly done: null
  readonly 'text.title': null
  readonly 'text.text': null
  readonly 'bar.title': null
  readonly 'bar.text': null
  readonly 'plus.title': null
  readonly 'plus.text': null
  readonly 'pages.title': null
  readonly 'pages.text': null
  readonly 'publish.title': null
  readonly 'publish.text': null
  readonly 'more.title': null
  readonly 'more.text': { readonly keys: string | number }
}

export const de: Dictionary<Sentences> = {
    language: 'de',
    messages: {
      step: ["Schritt ",["at"]," von ",["all"]],
      skip: "Überspringen",
      back: "Zurück",
      next: "Weiter",
      done: "Fertig",
      'text.title': "Schreiben Sie auf der Seite",
      'text.text': "Klicken Sie in einen Text und tippen Sie los. Gespeichert wird von selbst, als Entwurf: Besucher sehen es erst, wenn Sie veröffentlichen.",
      'bar.title': "Jeder Block hat eine Leiste",
      'bar.text': "Damit verschieben, gestalten und kopieren Sie ihn. Sie erscheint, wenn Sie einen Block anklicken.",
      'plus.title': "Ein neuer Block",
      'plus.text': "Das Plus zwischen zwei Blöcken zeigt alles, was Sie hier einfügen können.",
      'pages.title': "Alle Seiten",
      'pages.text': "Hier wechseln Sie die Seite, legen neue an und ordnen das Menü.",
      'publish.title': "Veröffentlichen",
      'publish.text': "Hier steht, was noch Entwurf ist. Bevor etwas live geht, sehen Sie jede Änderung.",
      'more.title': "Alles andere lässt sich suchen",
      'more.text': ["Geben Sie mit ",["keys"]," ein, was Sie suchen: Blöcke, Seiten, Einstellungen. Dort beginnt auch diese Tour noch einmal."],
    },
  }
