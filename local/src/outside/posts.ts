const account = 'https://www.instagram.com/optik.lindenhof/'

const captions: readonly (readonly [picture: string, day: string, text: string, isVideo?: boolean])[] = [
  [
    'frame-sun-round',
    '2026-11-19',
    'Greifensee ist da: polarisiert, und im Wasser sieht man den Grund. #winterthur #brillen',
  ],
  ['apprentice', '2026-11-14', 'Luca schleift. 40 Sekunden ohne Worte, mit Ton.', true],
  ['evening', '2026-11-08', 'Halb sieben. Wer jetzt noch schaut, schaut richtig.'],
  ['repair', '2026-10-30', 'Die Schraube, die immer herausfällt, in zwanzigfacher Grösse.'],
  ['frame-kids-round', '2026-10-22', 'Igel, für die ab sechs. Hält auch kleine Geschwister aus.'],
  ['drawers', '2026-10-15', 'Dreizehn Schubladen gehen noch auf. Wir waren neugierig.'],
  ['noon', '2026-10-03', 'Um halb zwei sind wir wieder da. Der Kaffee auch.'],
  ['frame-sun-cat', '2026-09-26', 'Lido in Apricot. Nur drei Stück.'],
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
