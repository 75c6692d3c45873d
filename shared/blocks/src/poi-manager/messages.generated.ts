// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly 'icons.start': null
  readonly 'icons.end': null
  readonly 'icons.party': null
  readonly 'icons.other': null
  readonly onMap: null
  readonly length: { readonly metres: string | number }
  readonly empty: null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      'icons.start': "Start",
      'icons.end': "Ziel",
      'icons.party': "Treffpunkt",
      'icons.other': "Ort",
      onMap: "auf map.geo.admin.ch",
      length: ["Länge: ",["metres"]," m"],
      empty: "Noch keine Punkte: Setzen Sie in den Optionen Start und Ziel.",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      'icons.start': "Départ",
      'icons.end': "Arrivée",
      'icons.party': "Rendez-vous",
      'icons.other': "Lieu",
      onMap: "sur map.geo.admin.ch",
      length: ["Longueur : ",["metres"]," m"],
      empty: "Pas encore de points : placez le départ et l’arrivée dans les options.",
    },
  },
  it: {
    language: 'it',
    messages: {
      'icons.start': "Partenza",
      'icons.end': "Arrivo",
      'icons.party': "Punto di ritrovo",
      'icons.other': "Luogo",
      onMap: "su map.geo.admin.ch",
      length: ["Lunghezza: ",["metres"]," m"],
      empty: "Ancora nessun punto: indichi partenza e arrivo nelle opzioni.",
    },
  },
  en: {
    language: 'en',
    messages: {
      'icons.start': "Start",
      'icons.end': "Finish",
      'icons.party': "Meeting point",
      'icons.other': "Place",
      onMap: "on map.geo.admin.ch",
      length: ["Length: ",["metres"]," m"],
      empty: "No points yet: set start and finish in the options.",
    },
  },
}
