// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '../../kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly hint: null
  readonly draw: null
  readonly count: { readonly count: number }
  readonly inWords: { readonly count: number; readonly length: string | number }
  readonly format: null
  readonly json: null
  readonly xml: null
  readonly noLine: null
  readonly tooShort: null
  readonly tooLong: { readonly max: string | number }
  readonly outside: null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      hint: "Koordinaten einfügen: Paare «Breite, Länge», eine Liste [[…], […]] oder GeoJSON mit einer Linie.",
      draw: "Route auf geojson.io zeichnen (neues Fenster)",
      count: [["count",2,{"one":[0," Punkt"],"other":[0," Punkte"]}]," in der Linie. "],
      inWords: [["count",2,{"one":[0," Punkt"],"other":[0," Punkte"]}],", ",["length"]],
      format: "Das sind keine Koordinaten. Fügen Sie Paare wie «47.49941, 8.72911» ein, ein Paar pro Zeile.",
      json: "Die Liste oder das GeoJSON ist unvollständig oder beschädigt. Kopieren Sie den ganzen Text noch einmal.",
      xml: "GPX und KML können hier nicht gelesen werden. Wandeln Sie die Datei auf geojson.io in GeoJSON um.",
      noLine: "Im GeoJSON steht zuerst keine Linie. Nötig ist ein LineString oder MultiLineString als erstes Objekt.",
      tooShort: "Eine Route braucht mindestens 2 Punkte.",
      tooLong: ["Eine Route darf höchstens ",["max"]," Punkte haben. Vereinfachen Sie die Linie."],
      outside: "Einer der Punkte liegt nicht auf der Erde: Die Breite geht von -90 bis 90, die Länge von -180 bis 180.",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      hint: "Collez des coordonnées : des paires « latitude, longitude », une liste [[…], […]] ou un GeoJSON avec une ligne.",
      draw: "Dessiner l’itinéraire sur geojson.io (nouvelle fenêtre)",
      count: [["count",2,{"one":[0," point"],"other":[0," points"]}]," dans la ligne. "],
      inWords: [["count",2,{"one":[0," point"],"other":[0," points"]}],", ",["length"]],
      format: "Ce ne sont pas des coordonnées. Collez des paires comme « 47.49941, 8.72911 », une par ligne.",
      json: "La liste ou le GeoJSON est incomplet ou endommagé. Copiez à nouveau le texte entier.",
      xml: "Les fichiers GPX et KML ne peuvent pas être lus ici. Convertissez-les en GeoJSON sur geojson.io.",
      noLine: "Le GeoJSON ne commence pas par une ligne. Le premier objet doit être un LineString ou un MultiLineString.",
      tooShort: "Un itinéraire doit avoir au moins 2 points.",
      tooLong: ["Un itinéraire peut avoir au plus ",["max"]," points. Simplifiez la ligne."],
      outside: "L’un des points n’est pas sur la Terre : la latitude va de -90 à 90, la longitude de -180 à 180.",
    },
  },
  en: {
    language: 'en',
    messages: {
      hint: "Paste coordinates: pairs “latitude, longitude”, a list [[…], […]] or GeoJSON with a line.",
      draw: "Draw the route on geojson.io (new window)",
      count: [["count",2,{"one":[0," point"],"other":[0," points"]}]," in the line. "],
      inWords: [["count",2,{"one":[0," point"],"other":[0," points"]}],", ",["length"]],
      format: "These are no coordinates. Paste pairs such as “47.49941, 8.72911”, one a line.",
      json: "The list or GeoJSON is incomplete or damaged. Copy the whole text again.",
      xml: "GPX and KML cannot be read here. Convert the file to GeoJSON on geojson.io.",
      noLine: "The GeoJSON does not begin with a line. Its first object must be a LineString or MultiLineString.",
      tooShort: "A route needs at least 2 points.",
      tooLong: ["A route may have at most ",["max"]," points. Simplify the line."],
      outside: "One of the points is not on Earth: latitudes go from -90 to 90, longitudes from -180 to 180.",
    },
  },
}
