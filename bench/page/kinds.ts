/** An address for every kind of page that the demo has. */
export const kindsOfPage = [
  { kind: 'home', path: '/de' },
  { kind: 'list of services', path: '/de/leistungen' },
  { kind: 'team', path: '/de/team' },
  { kind: 'contact', path: '/de/kontakt' },
  { kind: 'legal text', path: '/de/impressum' },
  { kind: 'slider', path: '/de/service/augenpruefung' },
  { kind: 'start of the game', path: '/de/game' },
  { kind: 'map with drawers and scorecards', path: '/de/game/play' },
  { kind: 'not found', path: '/de/gibt-es-nicht' },
] as const
