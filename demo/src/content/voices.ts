import { richText, type SeedPage, text, words } from '@blickfang/cms/seed/seed-page.ts'

interface Voice {
  readonly key: string
  readonly de: string
  readonly fr: string
  readonly name: string
  readonly place: string
}

const said: readonly Voice[] = [
  {
    key: 'ursula-h',
    de: 'Zum ersten Mal hat mir jemand erklärt, warum meine Gleitsichtbrille nicht passte. Die neue trage ich von morgens bis abends.',
    fr: 'Pour la première fois, quelqu’un m’a expliqué pourquoi mes verres progressifs ne convenaient pas. Je porte les nouveaux du matin au soir.',
    name: 'Ursula H.',
    place: 'Seen',
  },
  {
    key: 'daniel-k',
    de: 'Bügel am Freitagabend abgebrochen, am Samstagmorgen um neun repariert. Kosten: ein Kaffee in die Kasse.',
    fr: 'Branche cassée le vendredi soir, réparée le samedi matin à neuf heures. Prix : un café dans la tirelire.',
    name: 'Daniel K.',
    place: 'Veltheim',
  },
  {
    key: 'familie-aeschlimann',
    de: 'Unser Sohn wollte keine Brille. Nach einer Stunde mit Frau Petrović wollte er zwei.',
    fr: 'Notre fils ne voulait pas de lunettes. Après une heure avec Mme Petrović, il en voulait deux.',
    name: 'Familie Aeschlimann',
    place: 'Wülflingen',
  },
]

/** What people say of the shop: the collection «testimonials». */
export const voices: readonly SeedPage[] = said.map(({ key, de, fr, name, place }) => ({
  key,
  collection: 'testimonials',
  name: words(name, name),
  slug: words(key, key),
  groups: [
    {
      name: 'testimonialDetails',
      fields: { text: richText(de, fr), name: text(name, name), function: text(place, place) },
    },
  ],
}))
