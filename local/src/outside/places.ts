/** Answer of Google's Places API about the shops of the demo; null for an unknown place. */
export function place(id: string): object | null {
  return places[id] ?? null
}

const review = (displayName: string, rating: number, publishTime: string, text: string, languageCode = 'de') => ({
  rating,
  originalText: { text, languageCode },
  authorAttribution: { displayName },
  publishTime,
})

const at = (day: number, hour: number, minute = 0) => ({ day, hour, minute })
const weekdays = [2, 3, 4, 5]

const places: Readonly<Record<string, object>> = {
  'lindenhof-winterthur': {
    rating: 4.8,
    userRatingCount: 214,
    googleMapsUri: 'https://www.google.com/maps/search/?api=1&query=Winterthur',
    reviews: [
      review(
        'Regula Ammann',
        5,
        '2026-10-28T16:20:00Z',
        'Nach drei Versuchen anderswo endlich eine Gleitsichtbrille, mit der ich die Treppe hinunterkomme, ohne zu schauen. Frau Lindenmann hat eine halbe Stunde lang gemessen, gefragt und noch einmal gemessen. Eine Woche später rief sie an, ob alles gut sei.',
      ),
      review(
        'Beat Hürlimann',
        5,
        '2026-10-11T09:05:00Z',
        'Schraube verloren, Samstag kurz vor vier. Zehn Minuten später war die Brille repariert. Bezahlen durfte ich nichts.',
      ),
      review(
        'Élodie Favre',
        4,
        '2026-09-19T12:40:00Z',
        'Accueil très sympathique, choix de montures suisses et allemandes qu’on ne voit pas partout. Il vaut mieux prendre rendez-vous le samedi.',
        'fr',
      ),
      review(
        'Tobias K.',
        5,
        '2026-08-30T18:12:00Z',
        'Unsere Tochter (6) wollte nie eine Brille. Jetzt will sie sie nicht mehr ausziehen. Danke an Nadine für die Geduld und für das Messen mit den Dinosauriern.',
      ),
      review(
        'Margrit Stauffacher',
        4,
        '2026-07-03T07:55:00Z',
        'Gute Beratung zu Kontaktlinsen, ehrlich auch dort, wo es nichts zu verkaufen gab. Ein Punkt Abzug, weil die Linsen zwei Tage später kamen als versprochen.',
      ),
    ],
    regularOpeningHours: {
      periods: [
        { open: at(1, 13, 30), close: at(1, 18, 30) },
        ...weekdays.flatMap((day) => [
          { open: at(day, 9), close: at(day, 12, 15) },
          { open: at(day, 13, 30), close: at(day, day === 5 ? 19 : 18, day === 5 ? 0 : 30) },
        ]),
        { open: at(6, 9), close: at(6, 16) },
      ],
    },
  },
}
