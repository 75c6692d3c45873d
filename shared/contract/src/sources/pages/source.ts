import * as z from 'zod/mini'
import { pageTeaserSchema } from '../../content/page-view.ts'
import { defineSource } from '../../kernel/source.ts'
import { teaserTags } from '../content-tags.ts'

const page = {
  id: '00000000-0000-4000-8000-0000000000a1',
  name: 'Marta',
  title: 'Marta Lindenmann',
  text: 'Augenoptikerin',
  href: '/de/team/marta',
  image: {
    id: '00000000-0000-4000-8000-0000000000b1',
    mediaType: 'image' as const,
    mimeType: 'image/jpeg',
    publicUrl: '/api/bf-media/file/marta.jpg',
    width: 800,
    height: 1000,
    blurHash: null,
    focalPoint: null,
    alt: 'Marta Lindenmann',
  },
}

/** The pages of the collection of which the block is a container, as cards. */
export const pages = defineSource({
  name: 'pages',
  parameters: { collection: 'collection' },
  schema: z.array(pageTeaserSchema),
  empty: [],
  tags: (shown, { collection }) => [`collection:${collection}`, ...teaserTags(shown)],
  ages: 'never',
  linkedPages: (shown) => shown,
  sample: [page, { ...page, id: '00000000-0000-4000-8000-0000000000a2', title: '', text: '', image: null }],
})
