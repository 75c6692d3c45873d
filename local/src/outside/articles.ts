const magazine = 'https://magazin.gesundheitsoptik.example'

const articles = [
  [
    'myopie',
    'eye-health',
    '2026-11-10',
    'Wenn Kinder kurzsichtig werden',
    'Zwei Stunden Tageslicht am Tag bremsen die Kurzsichtigkeit besser als jede Brille. Was Eltern wissen sollten, und ab wann besondere Gläser oder Linsen sinnvoll sind.',
  ],
  [
    'bildschirm',
    'office-glasses',
    '2026-10-27',
    'Acht Stunden Bildschirm',
    'Trockene Augen, steifer Nacken, Kopfweh um vier: meist liegt es am Abstand. Eine Anleitung mit Meterstab.',
  ],
  [
    'nachtfahrt',
    'driving',
    '2026-10-09',
    'Sicher durch die Nacht',
    'Warum gelbe Gläser nichts nützen, eine saubere Scheibe viel, und was die Augen ab vierzig anders machen.',
  ],
] as const

const ids = new Map(articles.map(([slug], index) => [`${magazine}/${slug}`, 4100 + index]))

/** The id of the article at an address, as `post-id` says it; null where there is none. */
export function articleId(permalink: string): object | null {
  const id = ids.get(permalink.replace(/\/$/, ''))
  return id ? { status: 'ok', post_id: id } : null
}

/** Answers `post-teaser` for articles. `pictures` is the address of their pictures. */
export function articleTeasers(wanted: readonly string[], pictures: string): object {
  const posts = articles.flatMap(([slug, picture, day, title, teaser], index) =>
    wanted.includes(String(4100 + index))
      ? [
          {
            post_id: 4100 + index,
            title,
            teaser,
            permalink: `${magazine}/${slug}`,
            image: `${pictures}/${picture}.svg`,
            // Published at half past midnight where the shop stands: the day before by the clock of the world.
            date: `${day}T00:30:00+01:00`,
          },
        ]
      : [],
  )
  return { status: 'ok', posts }
}
