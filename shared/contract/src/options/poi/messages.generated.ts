// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '../../kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly hint: null
  readonly place: null
  readonly add: null
  readonly clear: null
  readonly point: { readonly number: string | number }
  readonly latitude: null
  readonly longitude: null
  readonly icon: null
  readonly 'icons.start': null
  readonly 'icons.end': null
  readonly 'icons.party': null
  readonly 'icons.other': null
  readonly remove: null
  readonly up: null
  readonly invalid: null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      hint: "Mindestens zwei Punkte, vom Start bis zum Ziel. Koordinaten lassen sich als Paar «47.4994, 8.7291» einfügen.",
      place: "Punkte setzen",
      add: "Punkt hinzufügen",
      clear: "Alle Punkte entfernen",
      point: ["Punkt ",["number"]],
      latitude: "Breite",
      longitude: "Länge",
      icon: "Zeichen",
      'icons.start': "Start",
      'icons.end': "Ziel",
      'icons.party': "Treffpunkt",
      'icons.other': "Ohne Zeichen",
      remove: "Punkt entfernen",
      up: "Nach oben",
      invalid: "Bitte geben Sie Breite (−90 bis 90) und Länge (−180 bis 180) in Dezimalgrad ein",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      hint: "Au moins deux points, du départ à l’arrivée. Les coordonnées peuvent être collées par paire « 47.4994, 8.7291 ».",
      place: "Placer des points",
      add: "Ajouter un point",
      clear: "Supprimer tous les points",
      point: ["Point ",["number"]],
      latitude: "Latitude",
      longitude: "Longitude",
      icon: "Symbole",
      'icons.start': "Départ",
      'icons.end': "Arrivée",
      'icons.party': "Rendez-vous",
      'icons.other': "Sans symbole",
      remove: "Supprimer le point",
      up: "Vers le haut",
      invalid: "Veuillez saisir la latitude (−90 à 90) et la longitude (−180 à 180) en degrés décimaux",
    },
  },
  en: {
    language: 'en',
    messages: {
      hint: "At least two points, from start to end. Coordinates can be pasted as a pair “47.4994, 8.7291”.",
      place: "Place points",
      add: "Add a point",
      clear: "Remove all points",
      point: ["Point ",["number"]],
      latitude: "Latitude",
      longitude: "Longitude",
      icon: "Icon",
      'icons.start': "Start",
      'icons.end': "End",
      'icons.party': "Meeting point",
      'icons.other': "No sign",
      remove: "Remove the point",
      up: "Move up",
      invalid: "Please enter latitude (−90 to 90) and longitude (−180 to 180) in decimal degrees",
    },
  },
}
