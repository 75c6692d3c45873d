const account = 'https://www.instagram.com/optik.lindenhof/'

const captions: readonly (readonly [picture: string, day: string, text: string, isVideo?: boolean])[] = [
  [
    'frame-round',
    '2026-11-19',
    'Rund, leicht, aus dem Jura: Die neue Serie liegt im Fenster links. #winterthur #brillen',
  ],
  ['workshop', '2026-11-14', 'Luca schleift. 40 Sekunden ohne Worte, mit Ton.', true],
  ['frame-cat-eye', '2026-11-08', 'Cat-Eye ist zurück. War es je weg?'],
  [
    'eye-chart',
    '2026-10-30',
    'Welche Zeile lesen Sie noch von der anderen Strassenseite? Antworten in die Kommentare.',
  ],
  ['kids', '2026-10-22', 'Erste Brille, sechs Jahre alt, sehr zufrieden. Danke, dass wir das Bild zeigen dürfen.'],
  ['frame-titan', '2026-10-15', '14 Gramm. Wir haben nachgewogen.'],
  ['marktgasse', '2026-10-03', 'Montagmorgen in der Marktgasse. Um halb zwei machen wir auf.'],
  ['frame-panto', '2026-09-26', 'Panto in Honig. Nur drei Stück.'],
]

/** Answer of Behold about the demo's account. `pictures` is the address of its pictures. */
export function postFeed(pictures: string): object {
  return {
    username: 'optik.lindenhof',
    posts: captions.map(([picture, day, caption, isVideo = false], index) => ({
      id: `1790000000000010${index}`,
      timestamp: `${day}T07:30:00+00:00`,
      permalink: `${account}p/L${index}/`,
      mediaType: isVideo ? 'VIDEO' : 'IMAGE',
      mediaUrl: isVideo ? `${pictures}/film.mp4` : `${pictures}/${picture}.svg`,
      sizes: { medium: { mediaUrl: `${pictures}/${picture}.svg`, width: 700, height: 700 } },
      prunedCaption: caption,
    })),
  }
}
