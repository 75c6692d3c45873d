/** Words of the control for places on the map. */
export const messages = {
  hint: {
    de: 'Mindestens zwei Punkte, vom Start bis zum Ziel. Koordinaten lassen sich als Paar «47.4994, 8.7291» einfügen.',
    fr: 'Au moins deux points, du départ à l’arrivée. Les coordonnées peuvent être collées par paire « 47.4994, 8.7291 ».',
    en: 'At least two points, from start to end. Coordinates can be pasted as a pair “47.4994, 8.7291”.',
  },
  place: { de: 'Punkte setzen', fr: 'Placer des points', en: 'Place points' },
  add: { de: 'Punkt hinzufügen', fr: 'Ajouter un point', en: 'Add a point' },
  clear: { de: 'Alle Punkte entfernen', fr: 'Supprimer tous les points', en: 'Remove all points' },
  point: { de: 'Punkt', fr: 'Point', en: 'Point' },
  latitude: { de: 'Breite', fr: 'Latitude', en: 'Latitude' },
  longitude: { de: 'Länge', fr: 'Longitude', en: 'Longitude' },
  icon: { de: 'Zeichen', fr: 'Symbole', en: 'Icon' },
  icons: {
    start: { de: 'Start', fr: 'Départ', en: 'Start' },
    end: { de: 'Ziel', fr: 'Arrivée', en: 'End' },
    party: { de: 'Treffpunkt', fr: 'Rendez-vous', en: 'Meeting point' },
  },
  remove: { de: 'Punkt entfernen', fr: 'Supprimer le point', en: 'Remove the point' },
  up: { de: 'Nach oben', fr: 'Vers le haut', en: 'Move up' },
  invalid: {
    de: 'Bitte gib Breite (−90 bis 90) und Länge (−180 bis 180) in Dezimalgrad ein',
    fr: 'Veuillez saisir la latitude (−90 à 90) et la longitude (−180 à 180) en degrés décimaux',
    en: 'Please enter latitude (−90 to 90) and longitude (−180 to 180) in decimal degrees',
  },
} as const
