import {
  button,
  richText,
  type SeedGroup,
  type SeedPage,
  text,
  words,
} from '@blickfang/cms/plugin/operations/setup/pages/seed-page.ts'
import type { Json } from '@blickfang/contract/kernel/json.ts'
import { corners, type DrawnHole, type Hole, holes } from '../drawing/map-stops.data.ts'
import { holePicture } from '../media/golf-pictures.ts'
import { picture } from '../media/pictures.ts'

function holePage(hole: DrawnHole, index: number): SeedPage {
  const number = index + 1
  return {
    key: `map-${hole.slug}`,
    collection: 'map',
    name: words(...hole.name),
    slug: words(hole.slug, hole.slug),
    description: words(
      `Loch ${number} der Urban-Golf-Runde durch Winterthur: ${hole.name[0]}.`,
      `Trou ${number} du parcours Urban Golf à Winterthour : ${hole.name[1]}.`,
    ),
    groups: [
      {
        name: 'mapDetails',
        options: { isNumbered: true, number, showPar: true, par: hole.par, spacing: 'small' },
        fields: {
          name: text(...hole.name),
          text: richText(...hole.text),
          rule: text(...hole.rule),
          image: picture(holePicture(hole)),
        },
      },
      {
        name: 'poiManager',
        options: {
          poi: [place(hole.start, 'start'), place(hole.end, index === holes.length - 1 ? 'party' : 'end')],
          spacing: 'small',
        },
        fields: { title: text('Wo es ist', 'Où c’est') },
      },
      { name: 'scoreTracker', options: { scoreOptions: 'CARD', spacing: 'small' } },
      neighbours(index),
    ],
  }
}

/** The way to the hole before and to the next one. */
function neighbours(index: number): SeedGroup {
  const before = holes[index - 1]
  const next = holes[index + 1]
  const to = (hole: Hole, number: number, isQuiet: boolean): SeedGroup => ({
    name: 'rowButton',
    options: { isQuiet },
    fields: {
      button: button(`page:map-${hole.slug}`, `Loch ${number}: ${hole.name[0]}`, `Trou ${number} : ${hole.name[1]}`),
    },
  })
  return {
    name: 'buttonRow',
    options: { spacing: 'small' },
    children: [
      ...(before ? [to(before, index, true)] : []),
      ...(next
        ? [to(next, index + 2, false)]
        : [
            {
              name: 'rowButton',
              fields: { button: button('page:game-start', 'Zum Start der Runde', 'Vers le départ') },
            },
          ]),
    ],
  }
}

function place([latitude, longitude]: Hole['start'], icon: 'start' | 'end' | 'party'): Json {
  return { latitude, longitude, icon }
}

const leaderboard: SeedPage = {
  key: 'map-rangliste',
  collection: 'map',
  name: words('Rangliste', 'Classement'),
  slug: words('rangliste', 'classement'),
  description: words('Wer am wenigsten Schläge hat, gewinnt.', 'Qui a le moins de coups gagne.'),
  groups: [
    {
      name: 'mapDetails',
      options: { isNumbered: false, spacing: 'small' },
      fields: {
        name: text('Rangliste', 'Classement'),
        text: richText(
          'Wer am wenigsten Schläge hat, gewinnt. Bei Gleichstand trinken alle.',
          'Qui a le moins de coups gagne. En cas d’égalité, tout le monde boit.',
        ),
      },
    },
    { name: 'scoreTracker', options: { scoreOptions: 'TABLE', spacing: 'small' } },
  ],
}

/** The eighteen holes of the round and its leaderboard, in the order in which they are played. */
export const mapPages: readonly SeedPage[] = [...holes.map(holePage), leaderboard]

/** The way around, from the first hole to the last: corners as [longitude, latitude]. */
export const mapRoute: Json = holes
  .flatMap(({ start, end }, index) => [start, end, ...(corners[index] ?? [])])
  .map(([latitude, longitude]) => [longitude, latitude])
