// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '../../kernel/messages/messages.ts'

/** What each sentence takes. */
export interface Sentences {
  readonly hint: null
  readonly draw: null
  readonly count: { readonly count: number }
  readonly inWords: { readonly count: number; readonly length: string | number }
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      hint: "Koordinaten einfügen: Paare «Breite, Länge», eine Liste [[…], […]] oder GeoJSON mit einer Linie.",
      draw: "Route auf geojson.io zeichnen (neues Fenster)",
      count: [["count",2,{"one":[0," Punkt"],"other":[0," Punkte"]}]," in der Linie. "],
      inWords: [["count",2,{"one":[0," Punkt"],"other":[0," Punkte"]}],", ",["length"]],
    },
  },
  fr: {
    language: 'fr',
    messages: {
      hint: "Collez des coordonnées : des paires « latitude, longitude », une liste [[…], […]] ou un GeoJSON avec une ligne.",
      draw: "Dessiner l’itinéraire sur geojson.io (nouvelle fenêtre)",
      count: [["count",2,{"one":[0," point"],"other":[0," points"]}]," dans la ligne. "],
      inWords: [["count",2,{"one":[0," point"],"other":[0," points"]}],", ",["length"]],
    },
  },
  en: {
    language: 'en',
    messages: {
      hint: "Paste coordinates: pairs “latitude, longitude”, a list [[…], […]] or GeoJSON with a line.",
      draw: "Draw the route on geojson.io (new window)",
      count: [["count",2,{"one":[0," point"],"other":[0," points"]}]," in the line. "],
      inWords: [["count",2,{"one":[0," point"],"other":[0," points"]}],", ",["length"]],
    },
  },
}
