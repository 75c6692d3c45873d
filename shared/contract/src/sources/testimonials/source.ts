import * as z from 'zod/mini'
import { mediaViewSchema } from '../../content/media/media.ts'
import { richTextSchema, toRichText } from '../../content/rich-text.ts'
import { localeSchema } from '../../kernel/locale.ts'
import { defineSource } from '../../kernel/source.ts'
import { idSchema } from '../../kernel/text/id.ts'
import { mediaTags } from '../content-tags.ts'

const testimonialSchema = z.object({
  id: idSchema,
  /** The reader's language, or the default one that stands in. */
  language: localeSchema,
  /** Kept back: drafts name such ones too, because a container may bring one back. */
  archived: z.nullish(z.boolean()),
  text: z.nullable(richTextSchema),
  name: z.string(),
  /** Note on the person beside the name, such as a profession. */
  function: z.string(),
  /** Stars, 1 to 5. */
  rating: z.int(),
  image: z.nullable(mediaViewSchema),
})

const sample = {
  id: '00000000-0000-4000-8000-0000000000f1',
  language: 'de' as const,
  archived: false,
  text: toRichText('Ich habe mich vom ersten Moment an gut beraten gefühlt.'),
  name: 'Anna M.',
  function: 'Kundin aus Winterthur',
  rating: 5,
  image: null,
}

/**
 * Testimonials about the shop: members of the collection of which the block is a container. A text that misses in a language comes in
 * the default one.
 */
export const testimonials = defineSource({
  name: 'testimonials',
  parameters: { collection: 'collection' },
  schema: z.array(testimonialSchema),
  empty: [],
  tags: (shown, { collection }) => [
    `collection:${collection}`,
    ...shown.map(({ id }) => `page:${id}`),
    ...mediaTags(shown.map(({ image }) => image)),
  ],
  ages: 'never',
  sample: [sample, { ...sample, id: '00000000-0000-4000-8000-0000000000f2', text: null, function: '' }],
})
