import * as z from 'zod/mini'
import { defineOption } from '../../kernel/option.ts'
import { idSchema } from '../../kernel/text/id.ts'

/**
 * A picture that belongs to a block's looks, such as its background, or with the filter `video` what a block plays, with `document` a
 * file that visitors take along; stored as the medium's id. Pictures with a meaning of their own are fields.
 */
export const media = defineOption({
  type: 'media',
  schema: z.nullable(idSchema),
  fallback: null,
  named: { media: [[]] },
  resolve: (id, { mediumOf }) => mediumOf(id),
  inWords: (id, { mediumName }) => mediumName(id),
  samples: [null, '/bild.jpg'],
})
