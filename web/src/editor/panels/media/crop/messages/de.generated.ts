// Written by `npm run gen` from the sentences beside it.
import type { Dictionary } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly title: null
  readonly description: null
  readonly mode: null
  readonly 'modes.area': null
  readonly 'modes.focus': null
  readonly ratio: null
  readonly 'ratios.free': null
  readonly 'ratios.place': null
  readonly 'ratios.original': null
  readonly area: null
  readonly 'handles.nw': null
  readonly 'handles.n': null
  readonly 'handles.ne': null
  readonly 'handles.e': null
  readonly 'handles.se': null
  readonly 'handles.s': null
  readonly 'handles.sw': null
  readonly 'handles.w': null
  readonly 'sides.x': null
  readonly 'sides.y': null
  readonly 'sides.width': null
  readonly 'sides.height': null
  readonly pixels: { readonly height: string | number; readonly width: string | number }
  readonly point: null
  readonly seen: null
  readonly seenRound: null
  readonly whole: null
  readonly apply: null
  readonly failed: null
  readonly notLoaded: null
}

export const de: Dictionary<Sentences> = {
    language: 'de',
    messages: {
      title: "Bild zuschneiden",
      description: "Gilt nur hier: Das Bild in der Mediathek und an anderen Stellen bleibt, wie es ist.",
      mode: "Was Sie einstellen",
      'modes.area': "Ausschnitt",
      'modes.focus': "Bildmittelpunkt",
      ratio: "Seitenverhältnis",
      'ratios.free': "Frei",
      'ratios.place': "Wie auf der Seite",
      'ratios.original': "Wie das Bild",
      area: "Ausschnitt: verschieben mit den Pfeiltasten, schneller mit Umschalt",
      'handles.nw': "Ecke oben links",
      'handles.n': "Kante oben",
      'handles.ne': "Ecke oben rechts",
      'handles.e': "Kante rechts",
      'handles.se': "Ecke unten rechts",
      'handles.s': "Kante unten",
      'handles.sw': "Ecke unten links",
      'handles.w': "Kante links",
      'sides.x': "Links in %",
      'sides.y': "Oben in %",
      'sides.width': "Breite in %",
      'sides.height': "Höhe in %",
      pixels: [["width"]," × ",["height"]," Pixel"],
      point: "Der Punkt bleibt immer in Sicht: Drücken Sie im Ausschnitt dorthin, wo er sein soll.",
      seen: "Der helle Rahmen zeigt, was die Seite von diesem Ausschnitt zeigt.",
      seenRound: "Hier steht das Bild in einem Kreis: Der helle Kreis zeigt, was die Seite von diesem Ausschnitt zeigt.",
      whole: "Ganzes Bild",
      apply: "Übernehmen",
      failed: "Der Ausschnitt konnte nicht gespeichert werden",
      notLoaded: "Das Bild konnte nicht geladen werden. Schliessen Sie das Fenster und versuchen Sie es noch einmal.",
    },
  }
