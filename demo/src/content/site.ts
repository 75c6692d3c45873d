import type { SeedPage, Words } from '@blickfang/cms/plugin/operations/setup/pages/seed-page.ts'
import { words } from '@blickfang/cms/plugin/operations/setup/pages/seed-page.ts'
import { archivePage } from './archive.ts'
import { associationPage } from './association.ts'
import { branchId, contact } from './contact.ts'
import { coursePage } from './courses.ts'
import { framesPage } from './frames.ts'
import { gamePages } from './game.ts'
import { home, voices } from './home.ts'
import { legalPages, searchPage } from './legal.ts'
import { listPages } from './lists.ts'
import { mapPages } from './map.ts'
import { newsPage } from './news.ts'
import { overview } from './overview.ts'
import { services } from './services.ts'
import { sponsorPage } from './sponsors.ts'
import { persons, team } from './team.ts'

/** Every page of the demo site «Optik Lindenhof». */
export const pages: readonly SeedPage[] = [
  home,
  overview,
  ...services,
  framesPage,
  archivePage,
  coursePage,
  newsPage,
  sponsorPage,
  team,
  ...persons,
  ...voices,
  contact,
  ...listPages,
  associationPage,
  ...gamePages,
  ...mapPages,
  ...legalPages,
  searchPage,
]

/** The header's menu: a container with one page shows the page itself. */
export const navigation: readonly {
  readonly label: Words
  readonly pages: readonly string[]
  /** Where appointments are booked, after the pages. */
  readonly hasBooking?: boolean
  readonly asButton?: boolean
}[] = [
  {
    label: words('Leistungen', 'Prestations'),
    pages: ['leistungen', ...services.map((page) => page.key), 'fassungen', 'archiv', 'kurse', 'aktuell'],
  },
  { label: words('Team', 'Équipe'), pages: ['team', 'stellen'] },
  { label: words('Verband', 'Association'), pages: ['gesundheitsoptik', 'marktplatz'] },
  { label: words('Urban Golf', 'Urban Golf'), pages: ['game-start'] },
  { label: words('Kontakt', 'Contact'), pages: ['kontakt'] },
  { label: words('Termin', 'Rendez-vous'), pages: [], hasBooking: true, asButton: true },
]

/** The shop. Days 1 (Monday) to 7 (Sunday); Monday morning closed, lunch break on weekdays. */
export const branch = {
  id: branchId,
  name: 'Optik Lindenhof',
  street: 'Marktgasse',
  streetNumber: '47',
  zip: '8400',
  city: 'Winterthur',
  phone: '+41 52 212 47 30',
  email: 'info@optik-lindenhof.ch',
  latitude: 47.4994,
  longitude: 8.7291,
  placeId: 'lindenhof-winterthur',
  periods: [
    { day: 1, open: '13:30', close: '18:30' },
    ...[2, 3, 4].flatMap((day) => [
      { day, open: '09:00', close: '12:15' },
      { day, open: '13:30', close: '18:30' },
    ]),
    { day: 5, open: '09:00', close: '12:15' },
    { day: 5, open: '13:30', close: '19:00' },
    { day: 6, open: '09:00', close: '16:00' },
  ],
  special: [
    { date: '2026-12-24', open: '00:30', close: '00:30', noteByLanguage: { de: 'Heiligabend', fr: 'Veille de Noël' } },
    { date: '2026-12-25', open: '00:30', close: '00:30', noteByLanguage: { de: 'Weihnachten', fr: 'Noël' } },
    { date: '2026-12-26', open: '00:30', close: '00:30', noteByLanguage: { de: 'Stephanstag', fr: 'Saint-Étienne' } },
    { date: '2027-01-01', open: '00:30', close: '00:30', noteByLanguage: { de: 'Neujahr', fr: 'Nouvel An' } },
    {
      date: '2027-01-02',
      open: '09:00',
      close: '12:00',
      noteByLanguage: { de: 'Berchtoldstag', fr: 'Saint-Berchtold' },
    },
  ],
} as const
