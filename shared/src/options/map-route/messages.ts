/** Words of the route control. */
export const messages = {
  hint: {
    de: 'Koordinaten einfügen: Paare «Breite, Länge», eine Liste [[…], […]] oder GeoJSON mit einer Linie.',
    fr: 'Collez des coordonnées : des paires « latitude, longitude », une liste [[…], […]] ou un GeoJSON avec une ligne.',
    en: 'Paste coordinates: pairs “latitude, longitude”, a list [[…], […]] or GeoJSON with a line.',
  },
  draw: {
    de: 'Route auf geojson.io zeichnen (neues Fenster)',
    fr: 'Dessiner l’itinéraire sur geojson.io (nouvelle fenêtre)',
    en: 'Draw the route on geojson.io (new window)',
  },
  count: { de: 'Punkte in der Linie', fr: 'points dans la ligne', en: 'points in the line' },
} as const
