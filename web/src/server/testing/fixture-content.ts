import type { PageView, Words } from '@blickfang/contract/content/page-view.ts'
import { toRichText } from '@blickfang/contract/content/rich-text.ts'
import { settingsSchema } from '@blickfang/contract/content/settings.ts'
import type { SiteView } from '@blickfang/contract/content/site-view.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

/** A small site in two languages, as the cms would answer. */
export function fixtureSite(locale: Locale): SiteView {
  const settings = settingsSchema.parse({
    business: { kind: 'optician' },
    contact: { companyName: 'Optik Lindenhof', email: 'hallo@optik-lindenhof.example' },
    languages: { default: 'de', active: ['de', 'fr'] },
    bookingButton: { active: true, url: `/${locale}/kontakt` },
    socialAccounts: { instagram: 'optiklindenhof' },
  })
  const child = (n: number, label: string, slug: string, appearance: 'default' | 'button' = 'default') => ({
    id: id(n + 100),
    pageId: id(n),
    label,
    href: `/${locale}/${slug}`,
    appearance,
  })
  return {
    locale,
    ...settings,
    homeLocales: ['de', 'fr'],
    legalElsewhere: [],
    logo: null,
    alternativeLogo: null,
    icon: null,
    navigation: [
      {
        id: id(90),
        label: 'Sehen',
        children: [child(2, 'Sehtest', 'sehtest'), child(3, 'Kontaktlinsen', 'kontaktlinsen')],
      },
      { id: id(91), label: 'Team', children: [child(4, 'Team', 'team')] },
      { id: id(92), label: 'Kontakt', children: [child(5, 'Kontakt', 'kontakt', 'button')] },
    ],
    roles: [
      { role: 'home', name: 'Start', href: `/${locale}` },
      { role: 'imprint', name: 'Impressum', href: `/${locale}/impressum` },
      { role: 'privacy', name: 'Datenschutz', href: `/${locale}/datenschutz` },
    ],
    branches: [
      {
        id: id(80),
        name: 'Optik Lindenhof',
        street: 'Marktgasse',
        streetNumber: '41',
        zip: '8400',
        city: 'Winterthur',
        phone: '+41 52 212 00 00',
        email: 'hallo@optik-lindenhof.example',
        latitude: 47.499,
        longitude: 8.729,
        periods: [2, 3, 4, 5].flatMap((day) => [
          { day, open: '09:00', close: '12:00' },
          { day, open: '13:30', close: '18:30' },
        ]),
        special: [{ date: '2026-12-24', open: '00:30', close: '00:30', note: 'Heiligabend' }],
      },
    ],
  }
}

/** A page of one hero that says `title`; the home page for an empty slug. */
export function fixturePage(locale: Locale, slug: string, title: string): PageView {
  const pageId = id(slug ? 5 : 1)
  const field = (n: number, name: string, words: Words, extra: object = {}) => ({
    id: id(n),
    name,
    words,
    language: locale,
    media: null,
    options: {},
    ...extra,
  })
  return {
    id: pageId,
    collection: null,
    role: slug ? 'contact' : 'home',
    locale,
    name: slug ? 'Kontakt' : 'Start',
    slug,
    description: 'Brillen und Kontaktlinsen in Winterthur.',
    alternates: (['de', 'fr'] as const).map((other) => ({
      locale: other,
      href: slug ? `/${other}/${slug}` : `/${other}`,
    })),
    redirect: null,
    protected: false,
    unlisted: false,
    updatedAt: '2026-11-21T08:00:00.000Z',
    groups: [
      {
        id: id(10),
        parentId: null,
        name: 'hero',
        options: { eyeChart: true },
        hiddenFields: [],
        fields: [
          field(11, 'kicker', 'Ihr Optiker in der Altstadt'),
          field(12, 'title', title),
          field(13, 'lead', toRichText('Wir messen genau.')),
          field(14, 'primaryButton', 'Termin vereinbaren', {
            options: { link: { type: 'page', href: `/${locale}/kontakt` } },
          }),
        ],
      },
    ],
    sources: [],
  }
}
