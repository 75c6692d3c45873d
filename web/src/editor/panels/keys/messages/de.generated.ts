// Written by `npm run gen` from the sentences beside it.
import type { Dictionary } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly title: null
  readonly hint: null
  readonly 'place.everywhere': null
  readonly 'place.page': null
  readonly 'place.text': null
  readonly 'place.move': null
  readonly 'does.tools': null
  readonly 'does.palette': null
  readonly 'does.help': null
  readonly 'does.undo': null
  readonly 'does.redo': null
  readonly 'does.close': null
  readonly 'does.menu': null
  readonly 'does.picture': null
  readonly 'does.bar': null
  readonly 'does.intoBlock': null
  readonly 'does.nextTool': null
  readonly 'does.previousTool': null
  readonly 'does.nextTranslation': null
  readonly 'does.previousTranslation': null
  readonly 'does.all': null
  readonly 'does.copy': null
  readonly 'does.cut': null
  readonly 'does.paste': null
  readonly 'does.done': null
  readonly 'does.leave': null
  readonly 'does.blockHere': null
  readonly 'does.link': null
  readonly 'does.take': null
  readonly 'does.back': null
  readonly 'does.on': null
  readonly 'does.stay': null
  readonly 'does.bold': null
  readonly 'does.italic': null
}

export const de: Dictionary<Sentences> = {
    language: 'de',
    messages: {
      title: "Tasten",
      hint: "Alle Tasten des Editors. Das «?» öffnet diese Liste, solange Sie nicht in einem Text schreiben.",
      'place.everywhere': "Überall",
      'place.page': "Auf der Seite",
      'place.text': "In einem Text",
      'place.move': "Wenn Sie am Griff sind",
      'does.tools': "Werkzeuge einblenden",
      'does.palette': "Suchen und springen (ausserhalb von Texten)",
      'does.help': "Diese Liste",
      'does.undo': "Rückgängig",
      'does.redo': "Wiederholen",
      'does.close': "Schliessen, was offen ist; zuletzt die Werkzeuge",
      'does.menu': "Menü des Elements, in dem Sie sind",
      'does.picture': "Menü des Bildes",
      'does.bar': "Vom Anfang eines Blocks in seine Leiste",
      'does.intoBlock': "Von der Leiste in den Block",
      'does.nextTool': "In der Leiste: weiter",
      'does.previousTool': "In der Leiste: zurück",
      'does.nextTranslation': "Nächste fehlende oder zu prüfende Übersetzung",
      'does.previousTranslation': "Vorige fehlende oder zu prüfende Übersetzung",
      'does.all': "Alle Wörter der Seite auswählen",
      'does.copy': "Gewählten Block kopieren",
      'does.cut': "Gewählten Block ausschneiden",
      'does.paste': "Kopierten Block einfügen",
      'does.done': "Fertig (in einem Titel)",
      'does.leave': "Text verlassen",
      'does.blockHere': "In einem leeren Text: Block hinzufügen",
      'does.link': "Link setzen",
      'does.take': "Aufnehmen und ablegen",
      'does.back': "Einen Platz zurück",
      'does.on': "Einen Platz weiter",
      'does.stay': "Alles lassen, wie es war",
      'does.bold': "Fett",
      'does.italic': "Kursiv",
    },
  }
