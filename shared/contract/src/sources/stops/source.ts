import * as z from 'zod/mini'
import { type WholePage, wholePageSchema } from '../../content/page-view.ts'
import { defineSource } from '../../kernel/source.ts'
import { teaserTags } from '../content-tags.ts'

/** A stop with two markers. */
function sampleStop(index: number, title: string): WholePage {
  const place = { latitude: 47.499 + index / 1000, longitude: 8.729 }
  const points = [
    { ...place, icon: 'start' as const },
    { ...place, longitude: 8.73, icon: 'end' as const },
  ]
  return {
    id: `00000000-0000-4000-8000-0000000000c${index}`,
    name: 'Neumarkt',
    title,
    text: title && 'Der Abschlag ist beim Brunnen.',
    href: '/de/map/neumarkt',
    image: null,
    role: null,
    groups: [
      {
        id: `00000000-0000-4000-8000-0000000000d${index}`,
        parentId: null,
        name: 'poiManager',
        options: { poi: points },
        hiddenFields: [],
        fields: [],
      },
    ],
  }
}

/**
 * The pages of the collection of which the block is a container, with all that stands on them. A page that is missing in a
 * language comes in the default one, because a round has the same holes in every language. Drafts come without their words.
 */
export const stops = defineSource({
  name: 'stops',
  parameters: { collection: 'collection' },
  schema: z.array(wholePageSchema),
  empty: [],
  tags: (shown, { collection }) => [`collection:${collection}`, ...teaserTags(shown)],
  ages: 'never',
  linkedPages: (shown) => shown,
  sample: [sampleStop(0, 'Loch am Neumarkt'), sampleStop(1, '')],
  hasWholePages: true,
})
